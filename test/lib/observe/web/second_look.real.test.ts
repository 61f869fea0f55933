/** Needs a Chromium on this machine; without one these tests are skipped and say so. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect } from "vitest";
import { verdictOf } from "../../../../lib/assess/mod.ts";
import type { Camera } from "../../../../lib/io.ts";
import type { ExtendedClassification } from "../../../../lib/model.ts";
import { createCamera, findBrowser } from "../../../../lib/net/camera.ts";
import { lookup } from "../../../../mod.ts";
import { html, SCRIPTED, type SeenRequest, serveBy } from "../../../farm/visitors.ts";
import { freePort } from "../../../free_port.ts";
import { requires } from "../../../requires.ts";
import { sharedPath } from "../../../shared.ts";
import { listen, type Listening, worldIo } from "../../net/world.ts";

const BRAND = "kestrelbank.com", NAME = "kestrelbank-login.com";
const MISSING = findBrowser() === null
  ? "no Chromium on this machine"
  : sharedPath("data/classify-dev.jsonl.gz") === null
  ? "no shared pages beside this checkout"
  : null;

let server: Listening;
let closed: number;
let answer: (request: SeenRequest) => string = () => "";
/** Hosts of all requests, and of those that a browser sent. */
const requested: string[] = [];
const browsers: string[] = [];
let camera: Camera | null = null;

beforeAll(async () => {
  server = await listen(
    serveBy((request) => {
      requested.push(request.host);
      if (request.fields.has("upgrade-insecure-requests")) browsers.push(request.host);
      return answer(request);
    }),
    { host: "0.0.0.0" },
  );
  closed = await freePort();
  const { net } = world();
  camera = createCamera(net);
});
afterAll(async () => {
  await camera?.close();
  await server.close();
});

function world() {
  return worldIo({
    [NAME]: { A: ["127.0.0.1"], MX: ["10 mail.host.example"] },
    [BRAND]: { A: ["127.0.0.2"] },
  }, {
    allow: ["127.0.0.1/32", "127.0.0.2/32"],
    portMap: { 80: server.port, 443: closed },
  });
}

async function classified(page: (request: SeenRequest) => string, browser: Camera | null) {
  answer = page;
  const io = { ...world(), camera: browser };
  const options = {
    io,
    names: [NAME],
    permutations: false,
    ops: ["Classification"] as const,
  };
  for await (const { op, data } of lookup(BRAND, options)) {
    if (op === "Classification") return data as ExtendedClassification;
  }
  throw new Error("No verdict");
}

/** Pages that ask for a password: every third of fifty, since a browser draws each. */
function kits(): string[] {
  return gunzipSync(readFileSync(sharedPath("data/classify-dev.jsonl.gz")!)).toString().trim().split("\n")
    .map((line) => JSON.parse(line) as { label: string; html?: string })
    .filter(({ label, html }) => label === "phishing" && /type=["']?password/i.test(html ?? ""))
    .slice(0, 50).filter((_, n) => n % 3 === 0).map(({ html }) => html!);
}

const seen = requires(MISSING);

for (const [kind, build] of Object.entries(SCRIPTED)) {
  seen(`kits behind ${kind}: with a browser judged as written, without one unclear`, async () => {
    const pages = kits();
    expect(pages.length).toBe(17);
    const words = { run: [] as string[], unrun: [] as string[] };
    for (const kit of pages) {
      const run = await classified(build(kit), camera);
      const unrun = await classified(build(kit), null);
      words.run.push(verdictOf({ classification: run })?.word ?? "none");
      words.unrun.push(verdictOf({ classification: unrun })?.word ?? "none");
    }
    const innocent = (all: string[]) =>
      all.filter((word) => word === "legitimate" || word === "parked").length;
    expect(innocent(words.run)).toBeLessThanOrEqual(1);
    expect(innocent(words.unrun)).toBeLessThanOrEqual(1);
    // Rendering brings what the source does not show.
    expect(words.run.filter((word) => word === "phishing").length).toBeGreaterThan(8);
  }, 300_000);
}

seen("scripts reach no address that a visit may not reach", async () => {
  const inward = (port: number) => () =>
    html(`<script>fetch("http://127.0.0.3:${port}/x");location = "http://127.0." + "0.3:${port}/y"</script>`);
  requested.length = browsers.length = 0;
  await classified(inward(server.port), camera);
  expect(browsers).toContain(NAME);
  expect(requested.filter((host) => host.startsWith("127.0.0.3"))).toEqual([]);
}, 30_000);
