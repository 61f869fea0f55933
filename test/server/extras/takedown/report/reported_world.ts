/**
 * A service, one phishing name and its registry, resolvers and pages as a test sets them, and no network.
 * @module
 */
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import type { Io, StreamMessage } from "../../../../../mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { REPORT_STORE, type ReportStore } from "../../../../../server/extras/takedown/report/store.ts";
import { bearer, testService } from "../../../service.ts";
import { OBSERVED, PHISHING } from "../lib/report/findings.ts";

/** What a test sets. */
export interface ReportedWorld {
  /** Milliseconds since 1970. */
  time: number;
  /** What a lookup finds of the name; null while it does not exist. */
  facts: MergedName | null;
  /** The RDAP object of its registry. */
  rdap: Record<string, unknown>;
  /** What each resolver answers. */
  rcodes: Record<string, string>;
}

const card = (email: string) => ["vcard", [["fn", {}, "text", ""], ["email", {}, "text", email]]];
/** An RDAP object whose registrar has that abuse contact. */
export const rdapWith = (email: string): Record<string, unknown> => ({
  entities: [{
    roles: ["registrar"],
    vcardArray: ["vcard", [["fn", {}, "text", "Quick Domains, Inc."]]],
    entities: [{ roles: ["abuse"], vcardArray: card(email) }],
  }],
});

/** The name and what it imitates. */
export const ABOUT = { name: "kestreibank.com", original: "kestrelbank.com", brand: "Kestrel Bank" };

/** Lines of what a lookup found. */
function* linesOf(facts: MergedName, rdap: Record<string, unknown>): Generator<StreamMessage> {
  const permutation = facts.permutation!;
  const line = (op: string, data: unknown) => ({ permutation, op, data }) as unknown as StreamMessage;
  const { dns_a: a, dns_aaaa: aaaa, dns_ns: ns, dns_mx: mx } = facts;
  yield line("Dns", { a, aaaa, ns, mx, txt: [], cname: [] });
  for (const ip of Object.values(facts.ips ?? {})) yield line("GeoIp", ip);
  yield line("RedirectChain", facts.redirect_chain);
  yield line("Rdap", rdap);
  yield line("RegistrationMetadata", facts.registration_metadata);
  yield line("OriginX509", facts.origin_x509);
  yield line("Levenshtein", 1);
  yield line("Classification", facts.classification);
}

/** Returns the service, its world, and what calls it. */
export function reportedService(
  {
    env = {},
    store = openSqliteStore(REPORT_STORE, ":memory:"),
    files,
  }: {
    env?: Record<string, string>;
    store?: ReportStore;
    /** The data folder. */
    files?: string;
  } = {},
) {
  const world: ReportedWorld = {
    time: OBSERVED,
    facts: structuredClone(PHISHING),
    rdap: rdapWith("abuse@quick-domains.example.net"),
    rcodes: { "192.0.2.53:53": "NOERROR", "192.0.2.54:53": "NOERROR" },
  };
  async function* lookup(request: { names?: readonly unknown[] }): AsyncGenerator<StreamMessage> {
    await undefined;
    yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
    if (world.facts !== null && (request.names?.length ?? 0) > 0) yield* linesOf(world.facts, world.rdap);
    yield { op: "Meta", data: { kind: "Done" } };
  }
  const io = {
    net: null,
    geo: null,
    ct: null,
    camera: null,
    screenshots: null,
    history: null,
    now: () => world.time,
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    random: () => 0,
    dns: {
      get resolvers() {
        return Object.keys(world.rcodes);
      },
      query: (name, type, _signal, wish) => {
        const resolver = wish?.only ?? "192.0.2.53:53";
        const answers = type === "NS" && name === ABOUT.original
          ? [{ name: `${name}.`, type, ttl: 60, data: "ns.kestrelbank.com." }]
          : [];
        const rcode = world.rcodes[resolver] ?? "NOERROR";
        return Promise.resolve({ rcode, authoritative: false, answers, soa: null, resolver });
      },
      close: () => Promise.resolve(),
    },
  } as Io;
  const parts = testService({
    env: {
      DEADRINGER_REPORT_ORG: "Kestrel Bank CERT",
      DEADRINGER_REPORT_CONTACT: "cert@kestrelbank.com",
      ...env,
    },
    io,
    lookup: lookup as never,
    opened: [[REPORT_STORE, store]],
    ...files === undefined ? {} : { files },
    now: () => world.time,
  });
  const call = async (method: string, path: string, body: unknown, key: string) => {
    const response = await parts.handle(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { ...bearer(key), ...body === undefined ? {} : { "content-type": "application/json" } },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get("content-type")?.endsWith("/json") === true ||
      response.headers.get("content-type")?.endsWith("+json") === true;
    // deno-lint-ignore no-explicit-any
    const json: any = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, body: json, text, bytes, headers: response.headers };
  };
  return { ...parts, world, store, call };
}
