import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { verdictOf } from "../../../../lib/assess/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import type { ExtendedClassification } from "../../../../lib/model.ts";
import { lookup } from "../../../../mod.ts";
import { cloaked, html, readRequests, type SeenRequest, serveBy } from "../../../farm/visitors.ts";
import type { Serve } from "../../../farm/listen.ts";
import { freePort } from "../../../free_port.ts";
import { sharedPath, withShared } from "../../../shared.ts";
import { listen, type Listening, shortened, worldIo, type Zone } from "../../net/world.ts";

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const BRAND = "kestrelbank.com";
const HERE = ["127.0.0.1"], MAIL = ["10 mail.host.example"];

/** The verdict on a look-alike as its pages make it, and what was asked of its server. */
async function judged(name: string, records: Zone[string], answer: (request: SeenRequest) => string) {
  const log: SeenRequest[] = [];
  return await judgedAs(name, records, serveBy(answer, log), log);
}

async function judgedAs(
  name: string,
  records: Zone[string],
  serve: Serve,
  log: SeenRequest[] = [],
  sleep?: Io["sleep"],
) {
  const server = await listen(serve);
  servers.push(server);
  const world = worldIo({ [name]: records, [BRAND]: { A: ["127.0.0.2"] } }, {
    allow: ["127.0.0.0/8"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const io = sleep === undefined ? world : { ...world, sleep };
  const options = {
    io,
    names: [name],
    permutations: false,
    ops: ["Classification"] as const,
  };
  for await (const { op, data } of lookup(BRAND, options)) {
    if (op === "Classification") {
      const classification = data as ExtendedClassification;
      return { classification, seconds: log.filter(({ fields }) => fields.has("referer")).length };
    }
  }
  throw new Error("No verdict");
}

test.each<[why: string, name: string, records: Zone[string], seconds: number]>([
  ["it takes mail", "kestrel-online-banking.com", { A: HERE, MX: MAIL }, 1],
  ["it is one letter away", "kestrelbanc.com", { A: HERE }, 1],
  ["it says that it takes no mail, and is unlike", "kestrel-online-banking.com", { A: HERE, MX: ["0 ."] }, 0],
  ["nothing speaks for it", "kestrel-online-banking.com", { A: HERE }, 0],
])("who is visited a second time: %s", async (_why, name, records, seconds) => {
  const { classification, seconds: seen } = await judged(name, records, cloaked);
  expect(seen).toBe(seconds);
  expect(classification.cloaking).toBe(seconds === 0 ? undefined : "a form for a password");
});

test("a page that asks for a password anyway is visited once", async () => {
  const login = () => html("<form><input type=password></form>");
  expect((await judged("kestrelbanc.com", { A: HERE, MX: MAIL }, login)).seconds).toBe(0);
});

/** Ten pages that ask for a password. */
function kits(): string[] {
  const kits = gunzipSync(readFileSync(sharedPath("data/classify-dev.jsonl.gz")!)).toString().trim().split(
    "\n",
  )
    .map((line) => JSON.parse(line) as { label: string; html?: string })
    .filter(({ label, html }) => label === "phishing" && /type=["']?password/i.test(html ?? ""))
    .slice(0, 10).map(({ html }) => html!);
  expect(kits.length).toBe(10);
  return kits;
}

/** How many of the verdicts are innocent. */
function innocent(all: ExtendedClassification[]): number {
  return all.filter((classification) => {
    const word = verdictOf({ classification })?.word;
    return word === "legitimate" || word === "parked";
  }).length;
}

withShared("data/classify-dev.jsonl.gz")(
  "kits that show crawlers a shop are not judged innocent",
  async () => {
    const shop = html(
      `<title>Ashford Shoes</title><h1>Shoes</h1><p>${"We mend and sell good shoes. ".repeat(40)}</p>`,
    );
    const verdicts: ExtendedClassification[] = [];
    for (const kit of kits()) {
      const answer = ({ fields }: SeenRequest) => fields.has("referer") ? html(kit) : shop;
      verdicts.push((await judged("kestrelbank-login.com", { A: HERE, MX: MAIL }, answer)).classification);
    }
    expect(innocent(verdicts)).toBeLessThanOrEqual(1);
  },
);

withShared("data/classify-dev.jsonl.gz")("kits whose body never ends are judged by what came", async () => {
  const verdicts = await Promise.all(
    kits().map(async (kit) => {
      const endless = readRequests((socket) => void socket.write(html(kit)));
      const records = { A: HERE, MX: MAIL };
      return (await judgedAs("kestrelbank-login.com", records, endless, [], shortened)).classification;
    }),
  );
  expect(innocent(verdicts)).toBeLessThanOrEqual(1);
  // They are read, and not merely unseen.
  expect(verdicts.filter(({ page_state }) => page_state === "page").length).toBeGreaterThan(8);
}, 240_000);
