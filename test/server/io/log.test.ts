import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { jsonLog } from "../../../server/io/log.ts";

test("lines of one round of events are one write, an error comes at once and in its order", async () => {
  const written: string[] = [];
  const log = jsonLog((text) => written.push(text), () => 0);
  const messages = () =>
    written.splice(0).map((text) => text.trimEnd().split("\n").map((line) => JSON.parse(line).message));
  log("info", "a", { request_id: "1" });
  log("info", "b\n{}");
  expect(written).toEqual([]);
  await setImmediate();
  expect(messages()).toEqual([["a", "b\n{}"]]);
  log("info", "c");
  log("error", "d");
  expect(messages()).toEqual([["c", "d"]]);
  log("info", "e");
  await setImmediate();
  await setImmediate();
  expect(messages()).toEqual([["e"]]);
});
