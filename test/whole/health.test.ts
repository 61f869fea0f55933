import { PARTS } from "./whole.ts";
import { WATCHED } from "../../server/extras/watch/service.ts";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Connection } from "../../lib/dial.ts";
import type { Dns, Io } from "../../mod.ts";
import { OtherClocks } from "../../server/io/other_clocks.ts";
import type { HealthReport } from "../../server/health/health.ts";
import { PROGRAM } from "../../server/io/program.ts";
import { CHECKS } from "../../server/health/checks.ts";
import { openStorage, type Storage } from "../../server/stores/storage.ts";
import { run } from "../server/cli/command_line.ts";
import { bearer, testService } from "../server/service.ts";
import { createKey } from "../../server/auth/keys.ts";
import { brand, outcome } from "../server/extras/watch/store/suite.ts";
import { issue } from "../lib/net/certificates.ts";
import { startSmtpSink } from "../server/mail/smtp_sink.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-health-"));
const opened: Storage[] = [];
afterAll(async () => {
  for (const storage of opened) await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
const DAY_MS = 86_400_000;

/** DNS whose resolvers answer, or not. */
function dnsOf(answers: Record<string, string>): Dns {
  return {
    resolvers: Object.keys(answers),
    query: (_, __, ___) =>
      Promise.resolve({ rcode: "NOERROR", authoritative: false, answers: [], soa: null, resolver: "" }),
    close: () => Promise.resolve(),
  } as Dns;
}

/** A service with a folder of its own, at a time. */
async function serviceAt(
  name: string,
  env: Record<string, string> = {},
  more: Partial<Io> = {},
  clocks?: OtherClocks,
) {
  const clock = { now: 1_800_000_000_000 };
  const data = join(folder, name);
  const storage = await openStorage(`sqlite:${data}`);
  opened.push(storage);
  const io = {
    now: () => clock.now,
    dns: dnsOf({ "192.0.2.1:53": "NOERROR" }),
    net: null,
    camera: null,
    ...more,
  } as Io;
  const at = testService({
    ...{ stores: storage, storage, io, now: () => clock.now },
    healthTests: { openResolver: () => dnsOf({}) },
    ...clocks && { clocks },
    env: { DEADRINGER_DATA: data, ...env },
    opened: await Promise.all(
      PARTS.flatMap(({ stores = [] }) => stores).map(async (each) =>
        [each, await storage.open(each)] as const
      ),
    ),
  });
  const row = async (id: string) => (await at.service.health.read()).checks.find((each) => each.id === id)!;
  return { ...at, storage, clock, data, row };
}

test("what was never looked at is not good, and the whole is good only when all of it is", async () => {
  const { service, row } = await serviceAt("fresh");
  const report = await service.health.read();
  expect(report.checks.map(({ id }) => id)).toEqual(
    [...service.extras.checks, ...CHECKS].map(({ id }) => id),
  );
  expect(report.state).toBe("unknown");
  expect(await row("resolvers")).toMatchObject({
    ...{ state: "unknown", text: "192.0.2.1:53: not asked yet: test it", tested: null },
    settings: ["DEADRINGER_RESOLVERS", "DEADRINGER_DNS_RATE"],
  });
  expect(await row("backup")).toMatchObject({
    state: "unknown",
    text: expect.stringMatching(/^none .*: run the command below$/),
  });
  expect(await row("database")).toMatchObject({
    state: "good",
    text: expect.stringMatching(/^the store \(sqlite\) answers in /),
  });
  expect(await row("mail")).toMatchObject({ state: "off", testable: false });
});

test("a backup is known by the command that the page shows, and gets too old", async () => {
  const { row, data, clock } = await serviceAt("backed-up");
  const { command } = await row("backup");
  // As it runs in a checkout.
  expect(command).toBe(`${PROGRAM} backup deadringer.backup --data ${data}`);
  const rest = command!.slice(PROGRAM.length).trim().split(" ").slice(2);
  expect((await run(["backup", join(folder, "copy"), ...rest])).code).toBe(0);
  clock.now = Date.now();
  expect(await row("backup")).toMatchObject({
    state: "good",
    text: expect.stringContaining(join(folder, "copy")),
  });
  clock.now -= DAY_MS;
  expect(await row("backup")).toMatchObject({
    state: "bad",
    text: expect.stringMatching(/which is to come: look at the clock$/),
  });
  clock.now += 8 * DAY_MS;
  expect(await row("backup")).toMatchObject({ state: "bad", text: expect.stringMatching(/7 days old$/) });
});

test("the clock is compared with other hosts and with what is stored", async () => {
  const { now } = { now: 1_800_000_000_000 };
  const clocks = new OtherClocks(() => now);
  const { service, row, clock } = await serviceAt("clock", {}, {}, clocks);
  expect((await row("clock")).state).toBe("unknown");
  /** A host that answers over TLS, in pieces, by its own clock. */
  const visit = async (host: string, ahead: number) => {
    const answer = `HTTP/1.1 200 OK\r\nServer: x\r\nDate: ${
      new Date(now + ahead).toUTCString()
    }\r\n\r\nDate: never`;
    const pieces = [answer.slice(0, 30), answer.slice(30)].map((each) => new TextEncoder().encode(each));
    const connection = {
      tls: {},
      read: () => Promise.resolve(pieces.shift() ?? null),
    } as unknown as Connection;
    const dialer = clocks.listening({ connect: () => Promise.resolve(connection) });
    const open = await dialer.connect({ host, port: 443, purpose: "web" }, AbortSignal.timeout(1_000));
    while (await open.read() !== null);
  };
  // One liar, however often it is visited, moves nothing.
  for (let i = 0; i < 5; i++) await visit("liar.com", 400 * DAY_MS);
  expect((await row("clock")).state).toBe("unknown");
  await visit("a.com", 0);
  await visit("b.com", 2_000);
  expect(await row("clock")).toMatchObject({ state: "good", text: "2 s from the median of 3 HTTPS sites" });
  for (const host of ["a.com", "b.com"]) await visit(host, 400 * DAY_MS);
  expect(await row("clock")).toMatchObject({
    state: "bad",
    text: expect.stringMatching(/^behind, 34560000 s from .*: set the clock$/),
  });
  // What was stored under a clock that was ahead.
  const { store } = service.extras.use(WATCHED);
  await store.add(brand("b", { created_at: clock.now, next_run_at: clock.now }));
  await store.claim("late", clock.now, 600_000);
  const run = { ...outcome("late").run, started_at: clock.now, ending: "complete" as const };
  await store.commit("b", "late", outcome("late", { run, alerts: [] }));
  clock.now -= 3 * DAY_MS;
  expect(await row("clock")).toMatchObject({ state: "bad", text: expect.stringMatching(/happens later/) });
});

test("the disk is good while a twentieth of it is free", async () => {
  const { row } = await serviceAt("disk");
  const { bavail, blocks } = statfsSync(folder);
  const [state, end] = bavail < 0.05 * blocks ? ["bad", ": less than 5 %"] : ["good", ""];
  expect(await row("disk")).toMatchObject({
    state,
    text: expect.stringMatching(new RegExp(`^[\\d.]+ [GM]iB of [\\d.]+ [GM]iB free${end}$`)),
  });
});

test("runs that failed and brands that are late are bad, and other teams' are not counted", async () => {
  const { service, clock } = await serviceAt("runs");
  const read = async (owner: string | null) =>
    (await service.health.read(owner)).checks.find(({ id }) => id === "runs")!;
  expect(await read(null)).toMatchObject({ state: "off" });
  const watch = service.extras.use(WATCHED).store;
  await watch.add(brand("b", { owner: "ann", created_at: clock.now, next_run_at: clock.now - DAY_MS }));
  expect(await read("ann")).toMatchObject({
    state: "bad",
    text: expect.stringContaining("a run was due at"),
  });
  expect(await read("bob")).toMatchObject({ state: "off", text: "no brand is watched" });
});

test("a run that failed is bad until the domain has a complete one, and is named", async () => {
  const { service, clock, row } = await serviceAt("failed");
  const { store } = service.extras.use(WATCHED);
  await store.add(brand("b", { created_at: clock.now, next_run_at: clock.now }));
  const commit = async (id: string, ending: "complete" | "failed") => {
    clock.now += 1_000;
    const claim = (await store.claim(id, clock.now, 600_000))!;
    const run = { ...outcome(id).run, started_at: clock.now, ending };
    await store.commit("b", id, outcome(id, { run, alerts: [] }));
    await store.release(claim, { ...claim, last_run_at: clock.now, next_run_at: clock.now, round: null });
  };
  await commit("first", "failed");
  expect(await row("runs")).toMatchObject({
    state: "bad",
    text: expect.stringContaining("failed: kestrelbank.com: failed"),
  });
  await commit("second", "complete");
  expect(await row("runs")).toMatchObject({ state: "good" });
  // Nothing is wrong with a brand whose first run is not over.
  await store.add(brand("c", { created_at: clock.now, next_run_at: clock.now }));
  expect(await row("runs")).toMatchObject({ state: "unknown" });
});

test("a key of an admin reads it at /v1/health, nobody else; and as metrics", async () => {
  const { handle, service, key } = await serviceAt("keys");
  await service.stores.owners.add({ name: "soc", passphrase: null, created_at: 1 });
  const keyOf = async (role: "admin" | "viewer") => {
    await service.stores.people.invite(
      { hash: role, owner: "soc", role, made_by: "soc", created_at: 1, expires_at: 9 },
      9,
    );
    await service.stores.people.accept(role, { name: role, passphrase: null }, 2);
    const made = createKey(
      { owner: "soc", scopes: ["ct"], expires_at: null, person: { name: role, role } },
      3,
    );
    await service.stores.keys.add(made.record);
    return made.key;
  };
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    await handle(new Request(`http://localhost${path}`, { headers, method }));
  const admin = bearer(await keyOf("admin"));
  const answer = await ask("/v1/health", admin);
  const report = await answer.json() as HealthReport;
  expect([answer.status, report.state, report.checks.length > CHECKS.length]).toEqual([200, "unknown", true]);
  expect((await ask("/v1/health", bearer(await keyOf("viewer")))).status).toBe(403);
  // One of the command line belongs to nobody.
  expect((await ask("/v1/health", bearer(await key()))).status).toBe(403);
  expect((await ask("/v1/health")).status).toBe(401);
  expect(await (await ask("/readyz")).text()).toMatch(/^ready\n/);
  const tested = await ask("/v1/health/resolvers/test", admin, "POST");
  expect([tested.status, (await tested.json() as { state: string }).state]).toEqual([200, "good"]);
  expect((await ask("/v1/health/disk/test", admin, "POST")).status).toBe(404);
  expect(await (await ask("/metrics")).text()).toMatch(
    /# TYPE deadringer_health gauge\n(?:.*\n)*deadringer_health\{check="database"\} 1\n(?:.*\n)*deadringer_health\{check="resolvers"\} 1\n/,
  );
});

test("each resolver is asked by itself: one that is silent is named", async () => {
  const asked: string[] = [];
  const openResolver = (address: string): Dns => ({
    ...dnsOf({ [address]: "" }),
    query(name, type) {
      asked.push(`${address} ${name} ${type}`);
      const rcode = address.startsWith("192.0.2.9") ? "NO_ANSWER" : "NOERROR";
      return Promise.resolve(
        { rcode, authoritative: false, answers: [], soa: null, resolver: address } as never,
      );
    },
  });
  const io = {
    now: () => Date.now(),
    dns: dnsOf({ "192.0.2.1:53": "", "192.0.2.9:53": "" }),
    net: null,
  } as unknown as Io;
  const { service } = testService({ io, healthTests: { openResolver } });
  expect(await service.health.test("resolvers")).toMatchObject({
    state: "bad",
    text: "192.0.2.9:53: NO_ANSWER",
  });
  expect(asked).toEqual(["192.0.2.1:53 . NS", "192.0.2.9:53 . NS"]);
});

test("mail is really sent, to its own sender; a server that refuses is bad", async () => {
  const server = await startSmtpSink();
  const env = {
    DEADRINGER_SMTP: server.url,
    DEADRINGER_MAIL_FROM: "soc@kestrel.example",
  };
  const { service } = testService({ env, io: { now: () => Date.now(), dns: dnsOf({}) } as unknown as Io });
  const before = (await service.health.read()).checks.find(({ id }) => id === "mail")!;
  expect([before.state, before.testable]).toEqual(["unknown", true]);
  expect(await service.health.test("mail")).toMatchObject({
    ...{ state: "good", text: expect.stringContaining("a mail to soc@kestrel.example was accepted") },
  });
  expect(server.mails.map(({ from, to }) => [from, to])).toEqual([["soc@kestrel.example", [
    "soc@kestrel.example",
  ]]]);
  expect(server.mails[0]!.data).toContain("Subject: Test of alerts from Deadringer");
  server.answers.set("RCPT", "550 5.1.1 no such mailbox");
  expect(await service.health.test("mail")).toMatchObject({
    ...{ state: "bad", text: expect.stringContaining("550") },
  });
  await server.close();
  expect((await service.health.test("mail")).state).toBe("bad");
  const after = (await service.health.read()).checks.find(({ id }) => id === "mail")!;
  expect([after.state, after.tested?.state]).toEqual(["bad", "bad"]);
});

test("the service's own certificate is good while it has two weeks, and bad then", async () => {
  const { cert } = await issue(["a.test"]);
  const path = join(folder, "cert.pem");
  writeFileSync(path, cert);
  const clock = { now: Date.parse("2044-12-01T00:00:00Z") };
  const { service } = testService({
    io: { now: () => clock.now, dns: dnsOf({}) } as unknown as Io,
    env: { DEADRINGER_TLS_CERT: path, DEADRINGER_TLS_KEY: path },
    now: () => clock.now,
  });
  const found = async () => (await service.health.read()).checks.find(({ id }) => id === "certificates")!;
  expect(await found()).toMatchObject({ state: "good", text: "valid until 2045-01-01" });
  clock.now = Date.parse("2044-12-20T00:00:00Z");
  expect(await found()).toMatchObject({ state: "bad", text: "valid until 2045-01-01: 12 days" });
});

test("screenshots without a browser are bad", async () => {
  const io = { now: () => Date.now(), dns: dnsOf({}), net: null, camera: null } as unknown as Io;
  const { service } = testService({ io, env: { DEADRINGER_SCREENSHOTS: "1" } });
  const found = (await service.health.read()).checks.find(({ id }) => id === "screenshots")!;
  expect(found.state).toBe("bad");
  expect(await service.health.test("screenshots")).toMatchObject({ state: "bad" });
});
