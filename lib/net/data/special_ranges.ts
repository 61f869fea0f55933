/** IANA IPv4 special-purpose registry, not globally reachable; multicast; reserved; Azure's wire server. */
export const SPECIAL_IPV4: readonly string[] = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
  "168.63.129.16/32",
];

/** The only IPv6 space that IANA allocates for the internet. */
export const ALLOCATED_IPV6 = "2000::/3";

/** IANA IPv6 special-purpose registry inside 2000::/3: protocols, documentation, 6to4. */
export const SPECIAL_IPV6: readonly string[] = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "3ffe::/16"];
