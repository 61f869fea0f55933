/**
 * The settings of the service as a type; the reference of the documentation is made from it.
 * @module
 */

/** The settings, complete. */
export interface Config {
  /** `DEADRINGER_HOST`: address to listen on. @default "127.0.0.1" */
  host: string;
  /** `DEADRINGER_PORT`: port to listen on; 0 takes a free one. @default 8787 */
  port: number;
  /** `DEADRINGER_PUBLIC_URL`: how clients reach the service, if not by host and port. @default "" */
  public_url: string;
  /**
   * `DEADRINGER_HOSTS`: host names that requests may use, comma-separated, against DNS rebinding; empty for any.
   * @default the names of this machine itself and of the public URL, while it listens there only; else empty
   */
  hosts: string[];
  /**
   * `DEADRINGER_BEHIND_PROXY`: whether clients reach the service only through a proxy; then it does not limit
   * connections by address. @default false
   */
  behind_proxy: boolean;
  /** `DEADRINGER_CONNECTIONS`: most connections; never more than three quarters of the open files. @default 4000 */
  connections: number;
  /** `DEADRINGER_TLS_CERT`: PEM file of the certificate chain. @default "" (no TLS) */
  tls_cert: string;
  /** `DEADRINGER_TLS_KEY`: PEM file of its private key. @default "" */
  tls_key: string;
  /** `DEADRINGER_HSTS_DAYS`: days for which browsers use HTTPS only (RFC 6797). @default 0 (no header) */
  hsts_days: number;
  /** `DEADRINGER_DATA`: folder of the embedded store. @default "./data", in the demo "./demo-data" */
  data: string;
  /**
   * `DEADRINGER_STORE`: `sqlite:FOLDER`, `memory:` or the URL of a database that an extension opens. `sqlite` is the
   * folder of `DEADRINGER_DATA`, `memory` is `memory:`.
   * @default "sqlite:" and the folder
   */
  store: string;
  /** `DEADRINGER_DEMO`: lookups go to the miniature internet. @default false */
  demo: boolean;
  /** `DEADRINGER_RESOLVERS`: resolvers, `ip`, `ip:port`, `tls://host` or `https://host/dns-query`, comma-separated. @default [] (the system's) */
  resolvers: string[];
  /** `DEADRINGER_DNS_RATE`: most DNS questions a second of this process. @default 0 (what the resolvers can handle) */
  dns_rate: number;
  /**
   * `DEADRINGER_PROXY`: proxy for all connections but DNS by UDP and TCP, `http://`, `https://` or
   * `socks5://user:password@host:port`. @default "" (none)
   */
  proxy: string;
  /**
   * `DEADRINGER_UPDATE`: how often the service renews its tables of RDAP servers, certificate logs and addresses,
   * as `deadringer update` does. @default "off"
   */
  update: "off" | "daily" | "weekly";
  /** `DEADRINGER_CONTACT`: URL or mail address of the operator, for the User-Agent of outgoing requests. @default "" */
  contact: string;
  /**
   * `DEADRINGER_SECOND_LOOK`: which pages are visited a second time, as a browser that comes from a search engine:
   * those of `doubtful` look-alikes, `all`, or none (`off`). A difference is evidence of cloaking. @default "doubtful"
   */
  second_look: "doubtful" | "all" | "off";
  /**
   * `DEADRINGER_MX_CHECK`: mail servers are asked whether they accept mail for a name (SMTP up to RCPT TO, no
   * message). Without it, mail facts come from DNS alone. @default null (true in the demo, else false)
   */
  mx_check: boolean | null;
  /**
   * `DEADRINGER_CONFIRM`: names that are free by DNS are confirmed by their registries' RDAP, as
   * `deadringer nxdomain --confirm` does. @default false
   */
  confirm: boolean;
  /** `DEADRINGER_HISTORY`: what lookups see is stored in the data folder and reported by later ones. @default true */
  history: boolean;
  /** `DEADRINGER_HISTORY_DAYS`: days after which records that were not seen again are deleted. @default 730 */
  history_days: number;
  /** `DEADRINGER_HISTORY_ROWS`: maximum number of records, and of certificates at addresses. @default 10000000 */
  history_rows: number;
  /**
   * `DEADRINGER_SCREENSHOTS`: screenshots of pages are stored with results; needs a browser.
   * @default null (true in the demo, else false)
   */
  screenshots: boolean | null;
  /** `DEADRINGER_BROWSER`: path of a Chromium or Chrome. @default "" (one found on the machine) */
  browser: string;
  /** `DEADRINGER_OWNER_DISK`: MiB that results and evidence of one owner may take on the disk. @default 4096 */
  owner_disk: number;
  /** `DEADRINGER_RATE_LIMIT`: requests a minute for each key. @default 60 */
  rate_limit: number;
  /** `DEADRINGER_OWNER_RATE_LIMIT`: requests a minute of all keys of an owner together, and of each person who is signed in. @default 300 */
  owner_rate_limit: number;
  /** `DEADRINGER_STREAMS`: simultaneous streams of a key. @default 4 */
  streams: number;
  /** `DEADRINGER_CAPACITY`: simultaneous streams in all. @default 64 */
  capacity: number;
  /** `DEADRINGER_OWNER_WORK`: seconds in a minute that this process computes for an owner: brands and names matched, exports. @default 15 */
  owner_work: number;
  /** `DEADRINGER_PERMUTATIONS`: most permutations of a lookup. @default 10000 */
  permutations: number;
  /** `DEADRINGER_DEADLINE`: seconds after which a lookup ends with Timeout. @default 600 */
  deadline: number;
  /** `DEADRINGER_LINGER`: maximum seconds that a lookup continues without a reader, if the client requests it. @default 60 */
  linger: number;
  /** `DEADRINGER_WRITE_STALL`: seconds after which a reader that reads nothing is disconnected. @default 60 */
  write_stall: number;
  /** `DEADRINGER_RETENTION`: days until a result expires. @default 7 */
  retention: number;
  /** `DEADRINGER_SAVED_RETENTION`: days until a saved result expires, counted from when it is saved. @default 30 */
  saved_retention: number;
  /** `DEADRINGER_SHUTDOWN`: seconds that streams have to end once the service stops. @default 20 */
  shutdown: number;
  /** `DEADRINGER_JWT_SECRET`: HS256 secret of the legacy routes, at least 32 characters. @default "" */
  jwt_secret: string;
  /** `DEADRINGER_JWT_JWKS`: file or https URL of the JWK set of the legacy routes. @default "" */
  jwt_jwks: string;
  /** `DEADRINGER_JWT_ISSUER`: the only issuer of legacy tokens. @default "" (any) */
  jwt_issuer: string;
  /** `DEADRINGER_JWT_AUDIENCE`: the only audience of legacy tokens. @default "" (any) */
  jwt_audience: string;
  /** `DEADRINGER_ADMIN_NAME`: an owner to create at the start, unless it exists. @default "" */
  admin_name: string;
  /** `DEADRINGER_ADMIN_PASSPHRASE`: passphrase of the owner that is created. @default "" */
  admin_passphrase: string;
  /** `DEADRINGER_SESSION_IDLE`: minutes without use after which a browser is signed out. @default 480 */
  session_idle: number;
  /** `DEADRINGER_SESSION_HOURS`: hours after which a browser is signed out in any case. @default 168 */
  session_hours: number;
  /** `DEADRINGER_PROXIES`: number of trusted proxies in front, whose X-Forwarded-For gives the address of the client. @default 0 */
  proxies: number;
  /** `DEADRINGER_SMTP`: mail server for alerts, `smtp://user:password@host:587`. @default "" (no mail) */
  smtp: string;
  /** `DEADRINGER_MAIL_FROM`: sender of alerts. @default "" (deadringer@ and the name of this machine) */
  mail_from: string;
  /** `DEADRINGER_WITHOUT`: extensions that are left out, with their routes, commands and pages, and with those that need one; what they stored stays. @default [] (none) */
  without: string[];
  /** `DEADRINGER_METRICS_TOKEN`: bearer token that /metrics requires. @default "" (open) */
  metrics_token: string;
  /** `DEADRINGER_LOG`: `json`, or `off` for no access log. @default "json"; "off" for `deadringer serve` on a terminal */
  log: "json" | "off";
}

/** The settings as they were read. */
export interface GivenConfig extends Config {
  /** A sentence about each setting that was given and that this version no longer has. */
  retired: readonly string[];
}
