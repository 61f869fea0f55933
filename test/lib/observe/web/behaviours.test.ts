import { createSecureContext, TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { verdictOf } from "../../../../lib/assess/mod.ts";
import type { ExtendedClassification } from "../../../../lib/model.ts";
import { lookup, type Notice } from "../../../../mod.ts";
import { honestBank, html, KIT, readRequests } from "../../../farm/visitors.ts";
import { BRAND, WEB_BEHAVIOURS } from "../../../farm/web_behaviours.ts";
import { issue } from "../../net/certificates.ts";
import { listen, shortened, timelessSleep, worldIo } from "../../net/world.ts";

const NAME = "kestrelbank-login.com";
/** Below the ports that a system gives out, and nobody listens there. */
const CLOSED_PORT = 1;
const HERE = { A: ["127.0.0.1"], MX: ["10 mail.host.example"] };

test("of a web server whose answer cannot be read a lookup says why", async () => {
  const server = await listen(
    readRequests((socket, { host }) =>
      void socket.end(
        host === BRAND ? honestBank() : `HTTP/1.1 200 OK\r\nX-Own: ${"x".repeat(300_000)}\r\n\r\n`,
      )
    ),
  );
  const zone = { [NAME]: HERE, [BRAND]: { A: ["127.0.0.1"] } };
  const io = {
    ...worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: server.port, 443: CLOSED_PORT } }),
    sleep: timelessSleep,
  };
  const notices: Notice[] = [];
  const options = { names: [NAME], permutations: false, ops: ["RedirectChain"] as const };
  await Array.fromAsync(lookup(BRAND, { ...options, io, onNotice: (notice) => void notices.push(notice) }));
  await server.close();
  expect(notices.filter(({ code }) => code === "pages_unread")).toEqual([{
    code: "pages_unread",
    message:
      `1 of 1 name has a web server that gave no page, such as ${NAME}: Cannot read a header of more than 262144 bytes`,
  }]);
});

test.concurrent.each(WEB_BEHAVIOURS.map((each) => [each.name, each.outcome, each] as const))(
  "a web server with %s: %s",
  async (_, outcome, { serve, state, said, isEndless }) => {
    const answer = serve();
    const server = await listen(
      readRequests((socket, request) =>
        request.host === BRAND ? void socket.end(honestBank()) : answer(socket, request)
      ),
    );
    const zone = { [NAME]: HERE, [`www.${NAME}`]: HERE, [BRAND]: { A: ["127.0.0.1"] } };
    const io = {
      ...worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: server.port, 443: CLOSED_PORT } }),
      ...isEndless ? { sleep: shortened } : { sleep: timelessSleep },
    };
    let found: ExtendedClassification | null = null;
    const options = {
      io,
      names: [NAME],
      permutations: false,
      ops: ["Classification"] as const,
    };
    try {
      for await (const { op, data } of lookup(BRAND, options)) {
        if (op === "Classification") found = data as ExtendedClassification;
      }
    } finally {
      await server.close();
    }
    const word = verdictOf({ classification: found! })?.word;
    expect(found!.page_state).toBe(state);
    if (outcome === "complete") return expect(word).toBe("phishing");
    expect(["legitimate", "parked"]).not.toContain(word);
    expect(Math.max(found!.legitimate, found!.parked)).toBeLessThan(0.5);
    expect(found!.reasons?.join("\n")).toContain(said);
  },
);

test("a certificate that anybody can make excuses no phishing page", async () => {
  const { key, cert } = await issue([NAME, BRAND]);
  const secureContext = createSecureContext({ key, cert });
  const kit = readRequests((socket) => void socket.end(html(KIT)));
  const secure = await listen((socket) => kit(new TLSSocket(socket, { isServer: true, secureContext })));
  const plain = await listen(readRequests((socket) => void socket.end(honestBank())), { host: "127.0.0.2" });
  const zone = { [NAME]: HERE, [BRAND]: { A: ["127.0.0.2"] } };
  const portMap = { 80: plain.port, 443: secure.port };
  const io = { ...worldIo(zone, { allow: ["127.0.0.0/8"], portMap }), sleep: timelessSleep };
  const options = { io, names: [NAME], permutations: false, ops: ["Classification"] as const };
  const words: unknown[] = [];
  for await (const { op, data } of lookup(BRAND, options)) {
    if (op === "Classification") {
      words.push(verdictOf({ classification: data as ExtendedClassification })?.word);
    }
  }
  await Promise.all([secure.close(), plain.close()]);
  expect(words).toEqual(["phishing"]);
});
