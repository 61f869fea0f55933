import { expect, test } from "vitest";
import {
  admissionRefusal,
  lagMeter,
  type Load,
  memoryLoad,
  SAMPLE_MS,
} from "../../../server/auth/admission.ts";
import { get } from "../requests.ts";
import { bearer, testService } from "../service.ts";

const QUIET: Load = { lag_ms: 500, heap: 0.8, memory: 0.85 };

test("late timers, a full heap and little memory refuse lookups, each with its figure", () => {
  expect(admissionRefusal(QUIET)).toBeNull();
  expect(admissionRefusal({ ...QUIET, lag_ms: 812.4 })).toBe("its timers are 812 ms late");
  expect(admissionRefusal({ ...QUIET, heap: 0.91 })).toBe("91% of its heap is in use");
  expect(admissionRefusal({ ...QUIET, memory: 0.9 })).toBe("it has 90% of the memory");
});

test("a busy process answers lookups with 503 and Retry-After, all else as ever, and takes them again", async () => {
  let load = { ...QUIET, lag_ms: 2_000 };
  const { handle, key, service } = testService({ load: () => load });
  const auth = bearer(await key());
  for (
    const path of ["/v1/lookup/squat/example.com", "/v2/nxdomain/example.com", "/v1/analyze/example.com"]
  ) {
    const refused = await handle(get(path, auth));
    expect([path, refused.status, refused.headers.get("retry-after")]).toEqual([path, 503, "10"]);
    expect((await refused.json()).detail).toBe(
      "This server is busy, its timers are 2000 ms late: try again later",
    );
  }
  expect(service.streams.taken).toBe(0);
  expect((await handle(get("/v1/ct/search?pattern=a", auth))).status).toBe(200);
  const usage = await (await handle(get("/v1/meta/usage", auth))).json();
  expect(usage.totals.lookup_requests).toBe(0);
  expect(await (await handle(get("/metrics"))).text()).toContain("deadringer_lookups_refused_total 3");
  load = QUIET;
  const stream = await handle(get("/v1/lookup/squat/example.com", auth));
  expect(stream.status).toBe(200);
  await stream.text();
});

test("lag is the median of two seconds: one pause does not count, steady lateness does", () => {
  let now = 0;
  const meter = lagMeter(() => now);
  const tick = (late: number, times = 1) => {
    for (let i = 0; i < times; i++) {
      now += SAMPLE_MS + late;
      meter.sample();
    }
  };
  tick(900, 7);
  expect(meter.lag_ms).toBe(0);
  tick(900);
  expect(meter.lag_ms).toBe(900);
  tick(0, 8);
  tick(30_000);
  expect(meter.lag_ms).toBe(0);
  tick(600, 7);
  expect(meter.lag_ms).toBe(600);
});

test("heap and memory are parts of what there is", () => {
  const { heap, memory } = memoryLoad();
  for (const part of [heap, memory]) {
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(1);
  }
});
