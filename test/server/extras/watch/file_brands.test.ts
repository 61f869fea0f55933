import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SquatError } from "../../../../mod.ts";
import { readConfigFile } from "../../../../server/config/file.ts";
import { readConfig } from "../../../../server/config/mod.ts";
import { brandWatch } from "../../../../server/extras/watch/extension.ts";
import { type FileWatch, readFileWatch } from "../../../../server/extras/watch/file_brands.ts";
import { syncBrands } from "../../../../server/extras/watch/sync_brands.ts";
import { plain } from "../../../lib/lines/scenarios.ts";
import { watchedService } from "./watched_world.ts";

const SECRET = "T0-hush-hush";

const ENV = { HOOK: SECRET, URL: `${SECRET}://x` };

function read(text: string, owner = "ann"): FileWatch {
  const config = { ...readConfig({}), admin_name: owner };
  return readFileWatch(readConfigFile(text, "dr.json", [], brandWatch.file!.members), config, ENV);
}

const file = (brands: unknown[], channels: Record<string, string> = {}): string =>
  JSON.stringify({ channels, brands }, null, 1);

test("the example of an operator can be used, and its secrets come from the environment", () => {
  const text = readFileSync(
    new URL("../../../../server/deploy/deadringer.example.json", import.meta.url),
    "utf8",
  );
  const { brands, channels } = read(text.replaceAll("SOC_SLACK_PATH", "HOOK"));
  expect(channels.get("channel:soc-chat")).toBe(`slack+https://hooks.slack.com/services/${SECRET}`);
  expect(brands).toMatchObject([{
    owner: "soc",
    settings: {
      name: "Kestrel Bank",
      channels: ["channel:soc-chat", "channel:siem"],
      managed: "file",
      jitter: 300,
    },
  }]);
});

test.each([
  ["{\n}", 0, null],
  ['{\n "brands": {}\n}', 2, /"brands": give an array of objects$/],
  ['{\n "brands": [\n  7\n ]\n}', 3, /"0": give an object$/],
  ['{"brands": [\n {"name": "K"}]}', 2, /a brand needs "domains"/],
  ['{"brands": [\n {"name": "K",\n "domains": [\n "k.com",\n "no domain"]}]}', 3, /no domain/],
  [
    '{"brands": [\n {"name": "K",\n "domain": ["k.com"]}]}',
    3,
    /a brand has no "domain"; did you mean domains\?$/,
  ],
  [
    '{"brands": [\n {"name": "K", "domains": ["k.com"],\n "shedule": "6h"}]}',
    3,
    /a brand has no "shedule"; did you mean schedule\?$/,
  ],
  ['{"brands": [\n {"name": "K", "domains": ["k.com"],\n "schedule": "1m"}]}', 3, /Cannot use schedule "1m"/],
  [
    '{"brands": [\n {"name": "K", "domains": ["k.com"],\n "alert_from": "loud"}]}',
    3,
    /"alert_from": give one of/,
  ],
  [
    '{"brands": [\n {"name": "K", "domains": ["k.com"],\n "channels": [\n "chat"]}],\n "channels": {"chap": "file:///x"}}',
    4,
    /there is no channel "chat"; did you mean chap\?$/,
  ],
  [
    '{"brands": [{"name": "K", "domains": ["k.com"]},\n {\n "name": "K", "domains": ["l.com"]}]}',
    3,
    /there is a brand "K" already: give it another name$/,
  ],
  [
    '{"brands": [{"name": "K", "domains": ["k.com"],\n "owner": 7}]}',
    2,
    /"owner": give a string in quotes$/,
  ],
  ['{"channels": {\n "a": "gopher://x"}}', 2, /give a URL that begins with/],
  ['{"channels": {\n "a": "syslog://x"}}', 2, /give a URL that begins with/],
  ['{"channels": {\n "a": "-"}}', 2, /a service prints no alerts/],
  ['{"channels": {\n "a b": "-"}}', 2, /"a b": give 1 to 64 letters/],
  ['{"channels": {\n "a": 7}}', 2, /"a": give a URL$/],
  ['{"channels": {\n "a": "https://${NOTHING}"}}', 2, /the environment has no "NOTHING": set it$/],
  ['{"channels": {\n "a": "${URL}"}}', 2, /it cannot be used with the values of the environment/],
  [
    `{\n "channels": ["https://x/${SECRET}"]}`,
    2,
    /"channels": give an object of names and URLs$/,
  ],
  ['{"port": 1,\n "channels": {},\n "port": 2}', 3, /"port" is given twice$/],
])("a mistake is reported with its line, and no secret: %s", (text, line, message) => {
  if (message === null) {
    return void expect(read(text)).toEqual({ brands: null, channels: new Map(), counts: "", leftOut: [] });
  }
  expect(() => read(text)).toThrow(SquatError);
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).toThrow(new RegExp(`^Cannot use line ${line} of dr\\.json: `));
  expect(() => read(text)).not.toThrow(SECRET);
});

test("a brand without owner needs one", () => {
  const text = file([{ name: "K", domains: ["k.com"] }]);
  expect(read(text).brands).toMatchObject([{ owner: "ann" }]);
  expect(read(file([{ name: "K", domains: ["k.com"], owner: null }])).brands).toMatchObject([{
    owner: "ann",
  }]);
  expect(() => read(text, "")).toThrow('line 4 of dr.json: a brand needs an "owner"');
});

const BANK = "kestrelbank.com";
const HOOK = { hook: "file:///nowhere/${HOOK}" };

test("brands of the file are watched, read-only, and keep their history when the file drops them", async () => {
  const first = read(file([
    { name: "Bank", domains: [BANK], jitter: 0, channels: ["hook"] },
    { name: "Linden", domains: ["linden.org"] },
  ], HOOK));
  const service = await watchedService({ channels: first.channels });
  const { call, store, world, tick } = service;
  await call("POST", "/v1/watch/brands", { name: "Linden", domains: ["linden.at"] });
  world.time++;
  await call("POST", "/v1/watch/brands", { name: "Mine", domains: ["mine.org"] });
  world.time++;
  const { owner } = (await store.list())[0]!;
  const sync = (watch: FileWatch) =>
    syncBrands(watch.brands!.map((brand) => ({ ...brand, owner })), { store, now: world.time });
  expect(await sync(first)).toEqual({ added: ["Bank"], changed: ["Linden"], ended: [] });
  expect(await sync(first)).toEqual({ added: [], changed: [], ended: [] });
  const shown = async () => (await call("GET", "/v1/watch/brands")).body as Record<string, unknown>[];
  const brand = async (name: string) => (await shown()).find((each) => each["name"] === name)!;
  expect((await shown()).map((each) => [each["name"], each["managed"], each["domains"]])).toEqual([
    ["Linden", "file", ["linden.org"]],
    ["Mine", undefined, ["mine.org"]],
    ["Bank", "file", [BANK]],
  ]);

  // The first run, then a finding that goes to the channel of the file.
  await tick();
  world.names[BANK] = { "kestrelbnak.com": plain() };
  world.time += 86_400_000;
  await tick();
  const bank = await brand("Bank");
  const path = `/v1/watch/brands/${bank["id"]}`;
  expect(bank["channels"]).toEqual(["channel:hook"]);
  expect((await call("GET", `${path}/events`)).body).toMatchObject([{ name: "kestrelbnak.com" }]);
  const tested = (await call("POST", `${path}/test`)).body;
  expect(tested).toMatchObject([{ error: expect.stringContaining("ENOENT") }]);

  for (const method of ["PUT", "DELETE"]) {
    const body = method === "PUT" ? { name: "Bank", domains: [BANK] } : undefined;
    const refused = await call(method, path, body);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "The service's configuration file defines this brand: change it there",
    ]);
  }
  // Nobody with a key uses the operator's channels.
  const taken = await call("POST", "/v1/watch/brands", {
    name: "X",
    domains: ["x.org"],
    channels: ["channel:hook"],
  });
  expect(taken.status).toBe(400);

  expect(await sync(read(file([{ name: "Linden", domains: ["linden.org"] }])))).toMatchObject({
    ended: ["Bank"],
  });
  expect(await brand("Bank")).toMatchObject({ paused: true, next_run_at: null, channels: [] });
  expect((await brand("Bank"))["managed"]).toBeUndefined();
  expect((await call("GET", `${path}/events`)).body).toHaveLength(1);
  const trail = (await call("GET", `${path}/audit`)).body as { actor: string; action: string }[];
  expect(trail.map(({ actor, action }) => [actor, action])).toEqual([
    ["configuration file", "brand.update"],
    ["configuration file", "brand.create"],
  ]);

  // It comes back with its history, under the same id.
  expect(await sync(first)).toMatchObject({ added: [], changed: ["Bank"] });
  expect(await brand("Bank")).toMatchObject({ id: bank["id"], managed: "file", paused: false });
  expect(await sync(read(file([])))).toMatchObject({ ended: ["Linden", "Bank"] });
  expect((await call("DELETE", path)).status).toBe(204);
  expect((await brand("Mine"))["paused"]).toBe(false);
});

test("a process without the file says which channel it lacks", async () => {
  const { brands } = read(file([{ name: "Bank", domains: [BANK], channels: ["hook"] }], HOOK));
  const { store, world, service } = await watchedService();
  await syncBrands(brands!, { store, now: world.time });
  const [brand] = await store.list();
  expect(() => service.extras.use(WATCHED).openChannel(brand!, "channel:hook")).toThrow(
    "This process has no channel:hook: start it with the configuration file that defines it",
  );
});

test("instances that start at the same time come to the same brands", async () => {
  const { brands } = read(file([{ name: "Bank", domains: [BANK] }]));
  const { store, world } = await watchedService();
  await Promise.all([1, 2, 3].map(() => syncBrands(brands!, { store, now: world.time })));
  expect(await store.list()).toHaveLength(1);
});
