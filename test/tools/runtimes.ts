/**
 * Which tests run on which runtime: what touches a runtime is tested on both, once; all tests run on Node.
 * `test/layers.test.ts` holds both lists.
 * @module
 */

/**
 * Rooms of `lib/` that touch no runtime: they reach no module of Node's. On Deno the examples of their docstrings run
 * (`npm run check:docs`).
 */
export const PURE_ROOMS: readonly string[] = [
  "assess",
  "classify",
  "ct/data",
  "ct/index",
  "ct/regex",
  "export",
  "lines",
  "match",
  "ops",
  "page",
  "permute",
];

/**
 * What runs on Deno too, below `test/`: rooms whose code calls sockets, TLS, files, databases, processes or
 * cryptography, and single files of others. What is built on these rooms differs on no runtime: a lookup and a service
 * are walked through on both, their logic is tested on Node.
 */
const ON_DENO: readonly string[] = [
  // Sockets, TLS, DNS, the browser, fetch.
  "lib/net",
  "lib/ct/log",
  "lib/observe/mail",
  ...["behaviours", "whois"].map((file) => `lib/observe/registry/${file}.test.ts`),
  ...[
    "behaviours",
    "body",
    "document",
    "http",
    "http2",
    "icon",
    "old_tls",
    "old_tls.real",
    "request",
    "visit",
    "visit.real",
  ]
    .map((file) => `lib/observe/web/${file}.test.ts`),
  "lib/x509",
  // A lookup over them.
  "lib/lookup/loaded.test.ts",
  "lib/lookup/mod.test.ts",
  "lib/lookup/proxy_notice.test.ts",
  // Files, databases, listeners, keys, processes, signals.
  ...["main", "mod", "client", "checks", "serve.real", "deploy.real"].map((file) => `server/${file}.test.ts`),
  "http",
  "contract",
  ...["auth", "cli", "config", "ct", "health", "http", "io", "mini", "stores", "units"]
    .map((room) => `server/${room}`),
  "server/results/screenshots.test.ts",
  // Of extensions, their stores, commands, files and sockets.
  "server/extras/*/store",
  "server/extras/*/cli",
  "server/extras/*/evidence",
  "server/extras/*/lib/evidence",
  ...["channel", "command.real", "database.real", "feeds", "fetch_file", "list_fetch", "live_events"]
    .map((file) => `server/extras/*/${file}.test.ts`),
  ...["mod", "single_sign_on", "stores.real", "visitor"].map((file) => `server/extras/*/${file}.test.ts`),
  // The service as a whole.
  ...["backup.real", "docs_doors.real", "every_door", "slow_doors", "stream_leases", "terminal.real"]
    .map((file) => `whole/${file}.test.ts`),
];

/** Patterns of the tests that run on Deno too, of those whose names end so. */
export const onDeno = (end: string): string[] =>
  ON_DENO.flatMap((path) =>
    !path.endsWith(".test.ts") ? [`test/${path}/**/*${end}`] : path.endsWith(end) ? [`test/${path}`] : []
  );
