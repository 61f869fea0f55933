/**
 * An owner who does everything at once that could take a service from others. Arguments: URL of the service, seconds,
 * URL of a receiver that never answers, keys. Prints `attacking`, and at the end one line of JSON: by attack, how many
 * answers of each status. The environment variable HOSTILE_ATTACKS names some of the attacks, with commas between;
 * HOSTILE_PEOPLE has the cookies of its people, a line each.
 * @module
 */
import { connect, type Socket } from "node:net";
import process from "node:process";

const [base, seconds, silent, ...keys] = process.argv.slice(2) as [string, string, string, ...string[]];
const until = Date.now() + Number(seconds) * 1000;
const counts: Record<string, Record<string, number>> = {};
const sockets: Socket[] = [];
let turn = 0;
const people = process.env["HOSTILE_PEOPLE"]?.split("\n") ?? [];
const headers = () => ({ authorization: `Bearer ${keys[turn++ % keys.length]}` });
const asPerson = (cookie: string) => ({
  cookie,
  "sec-fetch-site": "same-origin",
  "x-deadringer-intent": "1",
});

const ask = async (
  attack: string,
  method: string,
  path: string,
  body?: unknown,
  by: Record<string, string> = headers(),
): Promise<unknown> => {
  const of = counts[attack] ??= {};
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...by,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      signal: AbortSignal.timeout(Math.max(1, until - Date.now() + 2_000)),
      ...body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) },
    });
    of[response.status] = (of[response.status] ?? 0) + 1;
    const text = await response.text();
    return response.headers.get("content-type")?.includes("json") === true ? JSON.parse(text) : text;
  } catch {
    of["no answer"] = (of["no answer"] ?? 0) + 1;
    return null;
  }
};
/** Repeats an attack until the end. A refused client waits as little as a hostile one would. */
const keepOn = async (work: (n: number) => Promise<unknown>) => {
  for (let n = 0; Date.now() < until; n++) {
    await work(n);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
/** A reader that takes next to nothing. */
const readSlowly = (path: string) => {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port) }).on("error", () => {});
  sockets.push(socket);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: ${headers().authorization}\r\n\r\n`,
  );
  socket.pause();
  const timer = setInterval(() => void socket.read(256), 100);
  socket.on("close", () => clearInterval(timer));
};

const letters = "abcdefghijklmnopqrstuvwxyz";
const brands = (n: number) =>
  Array.from({ length: n }, (_, i) => `${letters[i % 26]}brand${letters[(i >> 4) % 26]}${i}.com`);
const rpc = (id: number) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "match", arguments: { name: "kestrelbank-login.com", brands: brands(1_000) } },
});
const brand = (n: number, channels: string[]) => ({
  name: `Hostile ${n}`,
  domains: [`hostile${n}shop.com`],
  channels,
  heartbeat_hours: 1,
});
const draft = JSON.stringify({ name: "kestrelbank-login.com", original: "kestrelbank.com" });

process.stdout.write("attacking\n");
let uuid: string | undefined;
/** Readers of the largest file that there is, once it is there; a result whose evidence is asked for. */
async function prepare(): Promise<void> {
  // A few: more would take the places of its own drafts.
  for (let i = 0; i < 6; i++) readSlowly("/v1/lookup/nxdomain/kestrelbank.com");
  for (let i = 0; i < 30; i++) readSlowly("/v1/watch/events/stream");
  await ask("lookup", "GET", "/v1/lookup/squat/hostile0shop.com?limit=5");
  const listed = await ask("results", "GET", "/v1/retrieve") as { uuid: string }[] | null;
  uuid = Array.isArray(listed) ? listed[0]?.uuid : undefined;
}
const drafts = () => ask("draft", "POST", "/v1/reports", draft);

/** What a browser of the web app asks for. */
const PAGES = [
  "/v1/watch/names",
  "/v1/retrieve",
  "/v1/retrieve/UUID/json",
  "/v1/watch/brands",
  "/v1/retrieve/UUID/export/stix",
  "/v1/people",
  "/v1/actions",
  "/v1/lookup/squat/TARGET",
];

const attacks: Record<string, (() => Promise<unknown>)[]> = {
  readers: [prepare],
  mcp: [
    () => keepOn((n) => ask("mcp", "POST", "/mcp", Array.from({ length: 14 }, (_, i) => rpc(n * 14 + i)))),
  ],
  match: [1, 2].map(() => () =>
    keepOn(() => ask("match", "POST", "/v1/match", { names: brands(60), brands: brands(1_000) }))
  ),
  watch: [
    () =>
      keepOn((n) =>
        ask("watch", "POST", "/v1/watch/brands", brand(n, [`${silent}/${n}`, `${silent}/${n}/x`]))
      ),
  ],
  delete: [() =>
    keepOn(async (n) => {
      const made = await ask("delete", "POST", "/v1/watch/brands", brand(10_000 + n, [])) as
        | { id?: string }
        | null;
      if (made?.id !== undefined) await ask("delete", "DELETE", `/v1/watch/brands/${made.id}`);
    })],
  test: [() =>
    keepOn(async () => {
      const list = await ask("test", "GET", "/v1/watch/brands") as { id: string }[] | null;
      for (const { id } of Array.isArray(list) ? list.slice(0, 5) : []) {
        await ask("test", "POST", `/v1/watch/brands/${id}/test`);
      }
    })],
  draft: [1, 2, 3, 4].map(() => () => keepOn(drafts)),
  evidence: [() =>
    keepOn((n) =>
      ask("evidence", "POST", "/v1/evidence", {
        result: uuid ?? crypto.randomUUID(),
        name: `kestrelbank${n}.com`,
      })
    )],
  lookup: [() => keepOn((n) => ask("lookup", "GET", `/v1/lookup/squat/brand${n}shop.com`))],
  // Each as fast as it goes: pages of all sorts, exports, a lookup now and then.
  people: people.map((cookie) => () =>
    keepOn((n) => {
      const path = PAGES[n % PAGES.length]!.replace("UUID", uuid ?? "x").replace(
        "TARGET",
        `people${n}shop.com`,
      );
      return ask("people", "GET", path, undefined, asPerson(cookie));
    })
  ),
  taxii: [() => keepOn(() => ask("taxii", "GET", "/taxii2/deadringer/collections/%ff/objects/%ff/"))],
};
const chosen = process.env["HOSTILE_ATTACKS"]?.split(",") ?? Object.keys(attacks);
await Promise.all(chosen.flatMap((attack) => attacks[attack]!.map((begin) => begin())));
for (const socket of sockets) socket.destroy();
process.stdout.write(JSON.stringify(counts) + "\n");
process.exit();
