import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHistory, readCofLine } from "../../../lib/observe/history.ts";

const sighting = (value: string, at: number) => ({
  name: "a.com",
  rrtype: "A",
  value,
  first: at,
  last: at,
  count: 1,
});

test("sightings join; the value is rrname, the queried name rdata", async () => {
  const history = memoryHistory();
  await history.recordDns([sighting("192.0.2.2", 7), sighting("192.0.2.1", 9), sighting("192.0.2.1", 3)]);
  expect(await history.dns("a.com")).toEqual([
    { rrtype: "A", rrname: "192.0.2.1", rdata: "a.com", time_first: 3, time_last: 9, count: 2 },
    { rrtype: "A", rrname: "192.0.2.2", rdata: "a.com", time_first: 7, time_last: 7, count: 1 },
  ]);
  expect(await history.dns("b.com")).toEqual([]);
});

test("certificates by address", async () => {
  const history = memoryHistory();
  await history.recordTls([
    { ip: "192.0.2.1", certificate: "bb", subjects: ["b.com"] },
    { ip: "192.0.2.1", certificate: "aa", subjects: ["a.com", "b.com"] },
  ]);
  expect(await history.tls(["192.0.2.1", "192.0.2.9"])).toEqual({
    "192.0.2.1": { certificates: ["aa", "bb"], subjects: ["a.com", "b.com"] },
  });
});

test("the oldest names are forgotten", async () => {
  const history = memoryHistory(2);
  for (const name of ["a", "b", "c"]) await history.recordDns([{ ...sighting("192.0.2.1", 1), name }]);
  expect(await history.dns("a")).toEqual([]);
  expect((await history.dns("c")).length).toBe(1);
});

test("the common output format is turned round, and any line is taken", () => {
  const line = '{"rrname":"A.com.","rrtype":"mx","rdata":["x.","y."],"time_first":1,"time_last":2}';
  expect(readCofLine(line)).toEqual(["x.", "y."].map((value) => ({
    name: "a.com",
    rrtype: "MX",
    value,
    first: 1,
    last: 2,
    count: 1,
  })));
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    expect(Array.isArray(readCofLine(text))).toBe(true);
  }));
});
