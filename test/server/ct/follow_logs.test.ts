import { expect, test } from "vitest";
import { snapshotLogs } from "../../../lib/ct/log/mod.ts";
import { withoutTiledLogs } from "../../../server/ct/follow_logs.ts";

test("a list without tiled logs in use is named, with what renews it", () => {
  const inUse = snapshotLogs().filter(({ state }) => state === "usable" || state === "qualified");
  // When the package has a list with tiled logs in use, nothing is said any more.
  const tiled = inUse.filter(({ monitoring_url }) => monitoring_url !== null);
  expect(withoutTiledLogs(inUse) === null).toBe(tiled.length > 0);
  expect(withoutTiledLogs([{ monitoring_url: null }])).toContain("deadringer update logs");
  expect(withoutTiledLogs([{ monitoring_url: null }, { monitoring_url: "https://ct.example/" }])).toBeNull();
});
