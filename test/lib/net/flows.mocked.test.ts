/**
 * The scenarios of the shared `ssrf-flows.json`: a scripted resolver, and a dialer below which every connection that
 * would be opened is written down instead. Addresses, not names, are what must not be reached.
 * @module
 */
import { afterEach, expect, test, vi } from "vitest";
import { registration } from "../../../lib/observe/registry/registration.ts";
import { mailProbe } from "../../../lib/observe/mail/smtp.ts";
import { visit } from "../../../lib/observe/web/visit.ts";
import { type VectorCase, vectorCases, withVectors } from "../../shared.ts";
import { calm, worldIo, type Zone } from "./world.ts";

/** Every address of a connection through node:net. */
const opened: string[] = [];
/** What a peer at a public address answers. */
let answer = "HTTP/1.1 200 OK\r\n\r\n";
/** Requests that were sent. */
let requests = 0;

vi.mock("node:net", async (original) => {
  const { EventEmitter } = await import("node:events");
  return {
    ...await original<typeof import("node:net")>(),
    connect: ({ host, port }: { host: string; port: number }) => {
      opened.push(host);
      const socket = Object.assign(new EventEmitter(), {
        destroy: () => {},
        pause: () => {},
        resume: () => {},
        isPaused: () => false,
        write: (_data: unknown, done?: () => void) => {
          requests++;
          done?.();
          queueMicrotask(() => {
            socket.emit("data", new TextEncoder().encode(answer));
            socket.emit("end");
          });
          return true;
        },
      });
      // Nobody speaks TLS here: https ends, http goes on.
      queueMicrotask(() =>
        port === 443 ? socket.emit("error", new Error("refused")) : socket.emit("connect")
      );
      return socket;
    },
  };
});

afterEach(() => {
  opened.length = 0;
  requests = 0;
  answer = "HTTP/1.1 200 OK\r\n\r\n";
});

/** Answers of a case as a zone; successive answers of one type follow each other. */
function zoneOf(c: VectorCase): Zone {
  const zone: Zone = { "c.test": { A: ["93.184.216.34"] } };
  for (const step of c.steps) {
    for (const [name, answers] of Object.entries(step.dns ?? {}) as [string, unknown[]][]) {
      const turns = [...answers];
      const first = turns[0] as { cname?: string; mx?: string };
      if (first.cname !== undefined) zone[name] = { CNAME: [first.cname + "."] };
      else if (first.mx !== undefined) zone[name] = { MX: [`10 ${first.mx}.`] };
      else zone[name] = { A: () => (turns.length > 1 ? turns.shift() : turns[0]) as string[] };
    }
  }
  return zone;
}

test.each(vectorCases("ssrf-flows.json").map((c) => [c.name as string, c] as const))(
  "%s",
  async (_name, c) => {
    const zone = zoneOf(c);
    const io = worldIo(zone);
    const environment = c.steps.find((s: VectorCase) => s.env)?.env as Record<string, string> | undefined;
    Object.assign(process.env, environment);
    const step = c.steps.find((s: VectorCase) => s.get ?? s.smtp ?? s.whois) as VectorCase;
    let chain = 0;
    if (step.get) {
      const { status = 200, location, html = "" } = step.reply ?? {};
      const to = location === undefined ? "" : `Location: ${location}\r\n`;
      answer = `HTTP/1.1 ${status} x\r\n${to}\r\n${html}`;
      chain = (await visit(io, new URL(step.get).hostname, calm()))?.chain.length ?? 0;
    } else if (step.smtp) {
      const hosts = (zone[step.smtp]?.MX as string[] | undefined)?.map((mx) => mx.replace(/^10 |\.$/g, ""));
      expect(await mailProbe(io, step.smtp, hosts ?? [], calm())).toBeNull();
    } else {
      answer = `Registrar: Example\r\n${step.whois}\r\n`;
      const tables = { rdap: new Map(), whois: new Map([["com", { host: "c.test", query: "$" }]]) };
      await registration({ ...io, tables }, "kestrel-example.com", calm());
      expect(opened).toEqual(["93.184.216.34"]);
    }
    for (const key of Object.keys(environment ?? {})) delete process.env[key];
    for (const address of c.expect.forbid ?? []) expect(opened).not.toContain(address);
    if (c.expect.connects_to) expect([...new Set(opened)]).toEqual(c.expect.connects_to);
    if (c.expect.chain_len) expect(chain).toBe(c.expect.chain_len);
    if (c.expect.max_requests) expect(requests).toBeLessThanOrEqual(c.expect.max_requests);
  },
);

if (vectorCases("ssrf-flows.json").length === 0) {
  withVectors("ssrf-flows.json")("the shared scenarios", () => {});
}
