import { expect, test } from "vitest";
import { DAY_MS, plain } from "../../../../lib/lines/scenarios.ts";
import { WATCHED } from "../../../../../server/extras/watch/service.ts";
import { watchedService } from "../watched_world.ts";
import { alertFacts } from "../../../../../server/extras/watch/alert.ts";
import { changesOf } from "../../../../../server/extras/watch/pages/inbox/words.ts";

const DOMAIN = "kestrelbank.com";
const NAME = "kestrelbnak.com";
const BRAND = { name: "Kestrel & <Co>", domains: [DOMAIN] };

interface Entry {
  action: string;
  actor: string;
  detail: { changed?: string[] };
}

/** A brand with one event. */
async function withEvent() {
  const service = await watchedService();
  const { call, world, tick } = service;
  const { body: brand } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  world.names[DOMAIN] = { [NAME]: plain() };
  world.time += DAY_MS;
  await tick();
  return { ...service, brand, path: `/v1/watch/brands/${brand.id}` };
}

test("brands want the scope, belong to their owner, and can be changed and deleted", async () => {
  const { call, key, path, brand, world } = await withEvent();
  expect((await call("GET", "/v1/watch/brands", undefined, await key(["ct"]))).status).toBe(403);
  const bob = await key(["watch"], { owner: "bob" });
  expect((await call("GET", "/v1/watch/brands", undefined, bob)).body).toEqual([]);
  for (
    const [method, where] of [["GET", ""], ["PUT", ""], ["DELETE", ""], ["GET", "/names"], ["POST", "/look"]]
  ) {
    const { status } = await call(method!, path + where, method === "PUT" ? BRAND : undefined, bob);
    expect([method, where, status]).toEqual([method, where, 404]);
  }
  const changed = await call("PUT", path, { ...BRAND, schedule: "12h" });
  expect(changed.body).toMatchObject({ schedule: "12h", name: BRAND.name });
  expect(Date.parse(changed.body.next_run_at)).toBe(world.time + DAY_MS / 2);
  const { body: trail } = await call("GET", `${path}/audit`);
  expect(trail.map(({ action, actor, detail }: Entry) => [action, actor, detail.changed]))
    .toEqual([
      ["brand.update", "ann", ["schedule"]],
      ["brand.create", "ann", undefined],
    ]);
  expect((await call("DELETE", path)).status).toBe(204);
  expect((await call("GET", path)).status).toBe(404);
  expect((await call("GET", brand.feed_blocklist)).status).toBe(404);
});

test("settings of earlier versions open without what is gone; a cron expression is a day", async () => {
  const { call, brand: { id }, path, service } = await withEvent();
  const { store } = service.extras.use(WATCHED);
  const { settings, ...stored } = (await store.get(id))!;
  const before = {
    ...{
      schedule: "0 6 * * 1",
      timezone: "Europe/Vienna",
      jitter: 300,
      alert_on_first: true,
      managed: "file",
    },
    rules: [{ when: {}, severity: "high" }],
  };
  await store.update({ ...stored, settings: { ...settings, ...before } });
  const { body: { schedule, ...shown } } = await call("GET", path);
  expect(schedule).toBe("1d");
  const { schedule: _, ...gone } = before;
  for (const name of Object.keys(gone)) expect(shown).not.toHaveProperty(name);
});

test("a brand whose stored channels are none any more can be changed, and loses them one by one", async () => {
  const { call, brand: { id }, path, service } = await withEvent();
  const { store } = service.extras.use(WATCHED);
  const { settings, ...stored } = (await store.get(id))!;
  const channels = ["discord+https://discord.example/a", "syslog://logs.example.com"];
  await store.update({ ...stored, settings: { ...settings, channels } });
  expect((await call("PUT", path, { ...BRAND, channels, paused: true })).status).toBe(200);
  expect((await call("PUT", path, { ...BRAND, channels: channels.slice(1) })).status).toBe(200);
  expect((await call("PUT", path, { ...BRAND, channels })).status).toBe(400);
});

test.each([
  [{ domains: [] }, "domains"],
  [{ domains: ["not a domain"] }, "not a domain"],
  [{ schedule: "now and then" }, "schedule"],
  [{ schedule: "0 6 * * *" }, "from 5m to 31d"],
  [{ schedule: "1m" }, "from 5m to 31d"],
  [{ schedule: "32d" }, "from 5m to 31d"],
  [{ timezone: "Europe/Vienna" }, "timezone"],
  [{ rules: [{ when: {}, severity: "low" }] }, "rules"],
  [{ channels: ["gopher://x"] }, "Cannot send alerts"],
  [{ more: 1 }, "more"],
])("%j is refused", async (more, says) => {
  const { call } = await watchedService();
  const { status, body } = await call("POST", "/v1/watch/brands", { ...BRAND, ...more });
  expect(status).toBe(400);
  expect(body.detail).toContain(says);
});

test("states of triage survive later looks, mute, and stand in the audit trail", async () => {
  const { call, path, world, tick } = await withEvent();
  const triage = (change: object) => call("PUT", `${path}/names`, { names: [NAME], ...change });
  const set = await triage({ state: "reported", note: "to the registrar", assignee: "eve" });
  expect(set.body[0]).toMatchObject({
    name: NAME,
    state: "reported",
    note: "to the registrar",
    assignee: "eve",
  });
  await triage({ muted_until: new Date(world.time + 3 * DAY_MS).toISOString() });
  const mail = { Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net"], ns: ["ns1.example-dns.net"] } };
  for (let day = 0; day < 4; day++) {
    world.time += DAY_MS;
    if (day === 1) world.names[DOMAIN] = { [NAME]: plain(mail) };
    await tick();
  }
  const { body: [name] } = await call("GET", `${path}/names`);
  expect(name).toMatchObject({ state: "reported", assignee: "eve", signals: { mail: "yes" } });
  expect((await call("GET", `${path}/events`)).body).toHaveLength(1);
  await triage({ state: "ours", muted_until: null });
  world.time += DAY_MS;
  await tick();
  expect((await call("GET", `${path}/names`)).body[0]).toMatchObject({
    owned: `listed: ${NAME}`,
    state: "ours",
  });
  const { body: trail } = await call("GET", `${path}/audit`);
  expect(trail[0]).toMatchObject({ action: "name.triage", subject: NAME, actor: "ann" });
  expect(trail[0].detail).toMatchObject({
    from: { state: "reported" },
    to: { state: "ours", note: "to the registrar" },
  });
  expect((await call("PUT", `${path}/names`, { names: ["other.com"], state: "ours" })).status).toBe(404);
  expect((await triage({ state: "perhaps" })).status).toBe(400);
});

test("a note is added to those of others, with its time and author; one of before is the first", async () => {
  const { call, path, world, store } = await withEvent();
  const id = path.split("/").at(-1)!;
  const old = { name: NAME, state: "watching", note: "of before", assignee: "", muted_until: null } as const;
  await store.changeTriage(id, [NAME], () => ({ record: old }));
  const triage = (change: object) => call("PUT", `${path}/names`, { names: [NAME], ...change });
  await triage({ note: "mine" });
  world.time += 1_000;
  await triage({ note: "theirs", assignee: "eve" });
  // The same once more, and none: nothing is added or lost.
  await triage({ note: "theirs" });
  const { body: [changed] } = await triage({ note: "" });
  expect(changed.note).toBe("");
  expect(changed.notes).toEqual([
    { at: null, author: "", text: "of before" },
    { at: new Date(world.time - 1_000).toISOString(), author: "ann", text: "mine" },
    { at: new Date(world.time).toISOString(), author: "ann", text: "theirs" },
  ]);
  for (let i = 3; i < 100; i++) expect((await triage({ note: `${i}` })).status).toBe(200);
  const full = await triage({ note: "one more" });
  expect([full.status, full.body.detail]).toEqual([400, expect.stringContaining("100 notes")]);
  expect((await call("GET", `${path}/names`)).body[0].note).toBe("99");
});

test("registrar and network are called as in the drafts of reports, whatever signals compare", async () => {
  const { call, path, world, tick } = await withEvent();
  const look = async (organization: string, registrar: string, registrar_iana_id: number) => {
    world.names[DOMAIN] = {
      [NAME]: plain({
        GeoIp: { ip: "192.0.2.10", asn: { number: 64530, organization } },
        RegistrationMetadata: { registrar, registrar_iana_id },
      }),
    };
    world.time += DAY_MS;
    await tick();
  };
  const titlesNow = async () => (await call("GET", `${path}/names`)).body[0].titles;
  for (let i = 0; i < 2; i++) await look("Parkside Parking", "Slow Names LLC", 8888);
  const before = await titlesNow();
  // What waits for a second look counts no more than its signal does.
  await look("Bulletproof Cables Ltd", "Quick Domains\u0007 Inc.", 9999);
  expect(await titlesNow()).toEqual(before);
  await look("Bulletproof Cables Ltd", "Quick Domains\u0007 Inc.", 9999);
  const { body: [name] } = await call("GET", `${path}/names`);
  const titles = { registrar: "Quick Domains Inc.", network: "AS64530 Bulletproof Cables Ltd" };
  expect(name).toMatchObject({ name: NAME, titles });
  const { body: [changed] } = await call("GET", `${path}/events`);
  expect(changesOf(changed)).toEqual([
    "Network: AS64530 Parkside Parking → AS64530 Bulletproof Cables Ltd",
    "Registrar: Slow Names LLC → Quick Domains Inc.",
  ]);
  expect(alertFacts(changed)).toContainEqual({
    title: "Registrar",
    value: "Slow Names LLC → Quick Domains Inc.",
  });
  delete world.names[DOMAIN]![NAME];
  world.names[DOMAIN]!["kestrel-bank.net"] = plain({
    RegistrationMetadata: { registrar: "Quick Domains Inc.", registrar_iana_id: 9999 },
  });
  world.time += DAY_MS;
  await tick();
  const { body: [found] } = await call("GET", `${path}/events`);
  expect(alertFacts(found)).toContainEqual({ title: "Registrar", value: "Quick Domains Inc." });
});

test("the lists need their secret alone, and end when it is replaced", async () => {
  const { call, path, brand, handle } = await withEvent();
  const list = await handle(new Request(`http://127.0.0.1${brand.feed_blocklist}`));
  expect(list.headers.get("content-type")).toContain("text/plain");
  const { body: replaced } = await call("POST", `${path}/feed`);
  expect(replaced.feed_blocklist).not.toBe(brand.feed_blocklist);
  expect((await call("GET", brand.feed_blocklist)).status).toBe(404);
  expect((await call("GET", replaced.feed_blocklist)).status).toBe(200);
});
