import { expect, test } from "vitest";
import { numbers } from "../../../lib/lines/month.ts";
import { certificate, COPY, DAY_MS, type Ops, plain, SHOP, START } from "../../../lib/lines/scenarios.ts";
import { watchedService } from "./watched_world.ts";

test("a month of three brands: what happened is alerted once, on its day, and nothing else", async () => {
  const { call, world, tick } = await watchedService();
  const domains = ["kestrelbank.com", "harborshop.com", "linden.org"];
  const ids: string[] = [];
  for (const domain of domains) {
    const { body } = await call("POST", "/v1/watch/brands", {
      name: domain,
      domains: [domain],
      schedule: "12h",
    });
    ids.push(body.id);
  }
  const random = numbers(5);
  const cdn = (day: number): Ops =>
    plain({
      GeoIp: {
        ip: `104.16.${day}.${Math.floor(random() * 250)}`,
        asn: { number: 13335, organization: "CLOUDFLARENET" },
      },
      OriginX509: certificate("cdn.example", { fingerprint_sha256: String(day).padStart(64, "0") }),
      Classification: SHOP,
    });
  for (let slot = 0; slot < 30 * 2; slot++) {
    const day = Math.floor(slot / 2);
    world.names = {
      "kestrelbank.com": {
        "kestrelbnak.com": plain(day < 10 ? {} : { MxCheck: { is_positive: true, response: "250" } }),
        "kestrelbank.net": cdn(slot),
      },
      "harborshop.com": {
        "harb0rshop.com": plain({ Classification: day < 15 ? SHOP : COPY }),
        ...day < 20 ? { "harborshop.net": cdn(slot) } : {},
      },
      "linden.org": { "1inden.org": cdn(slot), ...day < 25 ? {} : { "lindem.org": plain() } },
    };
    world.last = slot === 25 ? null : undefined;
    world.failure = slot === 30 ? new Error("no resolver") : null;
    await tick();
    world.time = START + (slot + 1) * DAY_MS / 2;
  }
  const happened: string[] = [];
  for (const id of ids) {
    const { body } = await call("GET", `/v1/watch/brands/${id}/events?limit=1000`);
    for (const { at, type, name } of body.reverse()) {
      happened.push(`day ${Math.floor((at - START) / DAY_MS)} ${type} ${name}`);
    }
  }
  const runs = ["day 12 run_incomplete null", "day 15 run_failed null"];
  const withRuns = (...more: string[]) => [...more, ...runs].sort();
  expect(happened.sort()).toEqual([
    ...withRuns("day 10 changed kestrelbnak.com"),
    ...withRuns("day 15 changed harb0rshop.com", "day 21 gone harborshop.net"),
    ...withRuns("day 25 new lindem.org"),
  ].sort());
});
