/**
 * Sites that show a kit so that a reader of one document does not see it, and ordinary ones, by lookups without a browser.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { verdictOf } from "../../lib/assess/mod.ts";
import { UNPROVEN } from "../../lib/classify/proof.ts";
import type { ExtendedClassification } from "../../lib/model.ts";
import { lookup } from "../../mod.ts";
import { GATES, type ShownSite, shownSites, UNKIND_FILES } from "./shown.ts";
import { honestBank, readRequests } from "./visitors.ts";
import { listen, type Listening, worldIo } from "../lib/net/world.ts";

const BRAND = "kestrelbank.com", NAME = "kestrelbank-login.com", KIT_HOST = "kit.example";
/** Below the ports that a system gives out, and nobody listens there. */
const CLOSED_PORT = 1;
const HERE = { A: ["127.0.0.1"] };

let server: Listening;
let site: ShownSite;
beforeAll(async () => {
  server = await listen(
    readRequests((socket, request) =>
      void socket.end(
        request.host === BRAND
          ? honestBank().replace("<title>", `<html lang=${site.language}><title>`)
          : site.answer(request),
      )
    ),
  );
});
afterAll(() => server.close());

async function seen(one: ShownSite): Promise<ExtendedClassification> {
  site = one;
  const zone = {
    [NAME]: { ...HERE, MX: ["10 mail.host.example"] },
    [`www.${NAME}`]: HERE,
    [BRAND]: HERE,
    [KIT_HOST]: HERE,
  };
  const io = worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: server.port, 443: CLOSED_PORT } });
  const options = { io, names: [NAME], permutations: false, ops: ["Classification"] as const };
  for await (const { op, data } of lookup(BRAND, options)) {
    if (op === "Classification") return data as ExtendedClassification;
  }
  throw new Error("No verdict");
}

const isUnproven = ({ reasons = [] }: ExtendedClassification): boolean =>
  reasons.some((reason) => UNPROVEN.has(reason.replace(/^unclear: /, "")));

for (const file of UNKIND_FILES) {
  test.each(shownSites(file).map((each) => [each.name, each] as const))(
    `${file}: %s`,
    async (_name, each) => {
      const found = await seen(each);
      const word = verdictOf({ classification: found })!.word;
      expect(["phishing", "unclear"]).toContain(word);
      if (word === "phishing") return;
      expect(Math.max(found.legitimate, found.parked)).toBeLessThan(0.5);
      expect(found.reasons?.[0]).toMatch(/^(?:unclear|phishing): /);
    },
  );
}

test.each(GATES.map((row) => [row.gate, row] as const))(
  "%s: phishing, or why not",
  async (_gate, { file, site, said }) => {
    const found = await seen(shownSites(file).find(({ name }) => name === site)!);
    const word = verdictOf({ classification: found })!.word;
    if (said === "") expect(found.phishing, String(found.reasons)).toBeGreaterThan(0.7);
    else expect([word, found.reasons]).toEqual(["unclear", expect.arrayContaining([`unclear: ${said}`])]);
  },
);

test("ordinary pages are no less clear for it: at most 5 of 60", async () => {
  const unproven: string[] = [];
  const sites = shownSites("innocent");
  for (const each of sites) if (isUnproven(await seen(each))) unproven.push(each.name);
  expect(sites.length).toBe(60);
  expect(unproven.length, unproven.join(", ")).toBeLessThanOrEqual(5);
});
