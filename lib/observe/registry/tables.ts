/** RDAP base URLs by suffix. */
export type RdapServers = ReadonlyMap<string, string>;

/** A WHOIS server and the form of its queries. */
export interface WhoisServer {
  /** Host name. */
  host: string;
  /** The query, `$` standing for the name. */
  query: string;
}

/** WHOIS servers by suffix. */
export type WhoisServers = ReadonlyMap<string, WhoisServer>;
