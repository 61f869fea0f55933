/** Labels of services and proofs: what is there is no host. IANA, Underscored and Globally Scoped DNS Node Names (RFC 8552). */
export const NODE_NAMES: ReadonlySet<string> = new Set(
  ("_acme-challenge _bimi _caldav _caldavs _carddav _carddavs _dane _dccp _dmarc _dns _dns-sd _domainkey _http _https " +
    "_ipv6 _kerberos _ldap _matrix _mta-sts _ni _openpgpkey _psl _report _sctp _sip _sips _smimecert _smtp _spf " +
    "_tcp _tls _ts _udp _vouch _xmpp _xmpp-client _xmpp-server").split(" "),
);

/** Suffixes that name nothing on the public internet (RFC 6761, RFC 7686, RFC 8375, ICANN's reservation of `internal`). */
export const SPECIAL_USE: ReadonlySet<string> = new Set([
  "arpa",
  "example",
  "home",
  "corp",
  "mail",
  "internal",
  "invalid",
  "lan",
  "local",
  "localhost",
  "onion",
  "test",
  "alt",
]);

/** Patterns of texts that are not host names, the most specific first. */
export const NOT_A_NAME: readonly [RegExp, string][] = [
  // deno-lint-ignore no-control-regex
  [/[\u0000-\u001f\u007f]/, "it contains a control character"],
  [/^[a-z][a-z0-9+.-]*:\/\//i, "this is a URL; give only the host name in it"],
  [/@/, "this is a mail address or has a user part; give only the name after the @"],
  [/^\[|^[0-9a-f]*:[0-9a-f:.]*$/i, "this is an IP address; give a domain name"],
  [/[/\\]/, "it has a path; give only the host name before the first slash"],
  [/[?#]/, "it has a query or fragment; give only the host name"],
  [/:\d*$/, "it has a port; give only the host name before the colon"],
  [/\*/, "it has a wildcard; give one exact name"],
  [/%/, "it is percent-encoded; give the name itself"],
  [/\s/, "it contains white space"],
];
