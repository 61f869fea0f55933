import { afterEach, expect, test } from "vitest";
import { EXPIRES_MS } from "../../../server/report/checker.ts";
import { startSmtpSink } from "../mail/smtp_sink.ts";
import { ABOUT, reportedService } from "./reported_world.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

const HOUR = 3_600_000;
const ann = { owner: "ann", name: "ann" };

async function sent() {
  const sink = await startSmtpSink();
  cleanup.push(() => sink.close());
  const service = reportedService({ env: { DEADRINGER_SMTP: sink.url } });
  cleanup.push(() => service.store.close());
  const { reports } = service;
  const drafted = await reports.draft({ ...ABOUT, roles: ["registrar"] }, ann, new AbortController().signal);
  const { id } = await reports.send(
    await reports.approve(drafted.reports[0]!, drafted.reports[0]!.digest, ann),
    ann,
  );
  return { ...service, get: async () => (await reports.get(id, "ann"))! };
}

test("a check takes a place of the report's owner while it runs", async () => {
  const { world, reports, service } = await sent();
  const facts = world.facts!;
  const taken: number[] = [];
  Object.defineProperty(world, "facts", {
    configurable: true,
    get: () => (taken.push(service.streams.taken), facts),
  });
  expect(service.streams.taken).toBe(0);
  world.time += HOUR;
  expect(await reports.checker.tick()).toBe(1);
  expect([new Set(taken), service.streams.taken]).toEqual([new Set([1]), 0]);
});

test("a hold at the registry ends the report at the next check", async () => {
  const { world, reports, get } = await sent();
  world.time += HOUR;
  world.facts!.registration_metadata!.status_codes = ["clientHold"];
  expect(await reports.checker.tick()).toBe(1);
  expect(await get()).toMatchObject({
    state: "acted",
    outcome: "held",
    credited: true,
    ended_at: world.time,
  });
});

test("a page that is gone counts from the first check that missed it, and not for the registrar", async () => {
  const { world, reports, get } = await sent();
  const { sent_at } = await get();
  world.facts!.classification!.page_state = "none";
  world.time = sent_at! + HOUR;
  await reports.checker.tick();
  expect((await get()).state).toBe("sent");
  world.time += HOUR;
  await reports.checker.tick();
  expect(await get()).toMatchObject({
    state: "acted",
    outcome: "removed",
    credited: false,
    ended_at: sent_at! + HOUR,
  });
});

test("a report without an answer expires after thirty days, and a late outcome is no longer looked for", async () => {
  const { world, reports, get } = await sent();
  world.time += EXPIRES_MS;
  await reports.checker.tick();
  expect(await get()).toMatchObject({ state: "expired", outcome: null, next_check_at: null });
  world.time += 30 * 24 * HOUR;
  expect(await reports.checker.tick()).toBe(0);
});

test("checks are hourly on the first day, then every six hours", async () => {
  const { world, reports, get } = await sent();
  const pauses: number[] = [];
  for (let i = 0; i < 26; i++) {
    const { next_check_at } = await get();
    pauses.push((next_check_at! - world.time) / HOUR);
    world.time = next_check_at!;
    await reports.checker.tick();
  }
  expect(pauses).toEqual([...Array(24).fill(1), 6, 6]);
});

test("a check that fails is logged, holds up no other, and is due again a quarter of an hour later", async () => {
  const { world, reports, get, logged } = await sent();
  const { facts } = world;
  world.time += HOUR;
  Object.defineProperty(world, "facts", {
    configurable: true,
    get: () => {
      throw new Error("the resolver is on fire");
    },
  });
  expect(await reports.checker.tick()).toBe(0);
  expect(logged.map(({ message }) => message)).toContain("A reported name could not be checked");
  Object.defineProperty(world, "facts", { value: facts, writable: true });
  expect(await reports.checker.tick()).toBe(0);
  world.time += HOUR / 4;
  expect(await reports.checker.tick()).toBe(1);
  expect((await get()).checks).toHaveLength(1);
});
