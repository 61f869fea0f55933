/** A service that documents how fast one client may ask it. */
export interface KnownLimit {
  /** Questions a second of one client, over all of its addresses and protocols. */
  readonly perSecond: number;
  /** Its addresses, and its names over TLS and HTTPS. */
  readonly hosts: readonly string[];
}

/** Documented limits alone; what others have is found out by asking, see `AdaptiveWindow`. */
export const KNOWN_LIMITS: readonly KnownLimit[] = [
  {
    // Google Public DNS: 1,500 for each IPv4 address or IPv6 /64. https://developers.google.com/speed/public-dns/docs/isp
    perSecond: 1_500,
    hosts: [
      "8.8.8.8",
      "8.8.4.4",
      "2001:4860:4860::8888",
      "2001:4860:4860::8844",
      "2001:4860:4860::64",
      "2001:4860:4860::6464",
      "dns.google",
      "8888.google",
      "dns64.dns.google",
    ],
  },
  {
    // Amazon's resolver in a VPC: 1,024 packets for each network interface, a hard limit.
    // https://docs.aws.amazon.com/whitepapers/latest/hybrid-cloud-dns-options-for-vpc/constraints.html
    perSecond: 1_024,
    hosts: ["169.254.169.253", "fd00:ec2::253"],
  },
];
