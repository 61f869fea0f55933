import { afterEach, expect, test } from "vitest";
import { pageState } from "../../../../lib/classify/page_state.ts";
import type { Classification } from "../../../../lib/model.ts";
import { lookup } from "../../../../mod.ts";
import { visit } from "../../../../lib/observe/web/visit.ts";
import { afterRequest } from "../../../farm/listen.ts";
import { serveStandIn, STAND_INS, type StandIn } from "../../../farm/stand_ins.ts";
import { freePort } from "../../../free_port.ts";
import { calm, listen, type Listening, worldIo } from "../../net/world.ts";

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((s) => s.close()));
});

/** A world in which each name is served an answer of its own. */
async function worldOf(answers: Record<string, StandIn>) {
  const server = await listen((socket) => {
    socket.once("data", (head) => {
      const host = /^host: (.*)$/im.exec(head.toString("latin1"))![1]!;
      serveStandIn(answers[host]!)(socket, "/");
    });
  });
  servers.push(server);
  const zone = Object.fromEntries(Object.keys(answers).map((name) => [name, { A: ["127.0.0.1"] }]));
  return worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: server.port, 443: await freePort() } });
}

test.each(Object.entries(STAND_INS))("%s", async (_name, answer) => {
  const server = await listen(afterRequest(serveStandIn(answer)));
  servers.push(server);
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const found = await visit(io, "a.test", calm());
  expect(found?.page?.status).toBe(answer.status);
  expect(pageState(found)).toBe(answer.state);
});

async function classified(answers: Record<string, StandIn>): Promise<Classification> {
  const io = await worldOf(answers);
  const [original, name] = Object.keys(answers) as [string, string];
  const options = { io, names: [name], permutations: false, ops: ["Classification"] as const };
  let found: Classification | null = null;
  for await (const line of lookup(original, options)) {
    if (line.op === "Classification") found = line.data as Classification;
  }
  return found!;
}

const signIn: StandIn = {
  state: "page",
  by: null,
  status: 200,
  headers: { "content-type": "text/html" },
  body:
    "<title>Kestrel Bank</title><h1>Sign in to your account</h1><p>Enter your user name and your password below, then " +
    'choose your cards and your money.</p><form method=post action="next.php"><input name=user><input type=password name=pass>' +
    "<label><input type=checkbox>Remember me</label><button>Sign in</button></form><ul><li>Help<li>Contact<li>Imprint</ul>",
};

test.each(["cloudflare-managed", "internal-error", "bad-gateway", "captive-portal"])(
  "two answers of %s are not like each other: they say as much as no page",
  async (which) => {
    const answer = STAND_INS[which]!;
    const both = await classified({ "kestrel.com": answer, "kestre1.com": answer });
    const nothing = await classified({ "kestrel.com": signIn, "kestre1.com": STAND_INS["nothing-to-see"]! });
    const { legitimate, phishing, parked } = nothing;
    expect(both).toMatchObject({ legitimate, phishing, parked });
    const copy = await classified({ "kestrel.com": signIn, "kestre1.com": signIn });
    const other = await classified({ "kestrel.com": answer, "kestre1.com": signIn });
    expect(both.phishing).toBeLessThan(copy.phishing);
    // Without the original a page may still show whom it imitates.
    expect(other.phishing).toBeLessThanOrEqual(copy.phishing);
  },
);
