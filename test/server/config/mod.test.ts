import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config/mod.ts";
import { temporaryFolder } from "../cli/command_line.ts";

const secret = join(temporaryFolder(), "secret");

test("settings: unknown and invalid ones are named, secrets are not shown", () => {
  expect(readConfig({}).rate_limit).toBe(60);
  writeFileSync(secret, "short");
  const bad = (env: Record<string, string>) => () => readConfig(env);
  expect(bad({ DEADRINGER_RATE_LIMT: "5" })).toThrow(
    "There is no setting DEADRINGER_RATE_LIMT; did you mean DEADRINGER_RATE_LIMIT?",
  );
  expect(bad({ DEADRINGER_PORT: "80a" })).toThrow(
    'Cannot use DEADRINGER_PORT="80a": give a whole number from 0 to 65535',
  );
  expect(bad({ DEADRINGER_JWT_SECRET: "hush" })).toThrow(/^(?!.*hush)/);
  expect(bad({ DEADRINGER_JWT_SECRET_FILE: secret })).toThrow("Cannot use DEADRINGER_JWT_SECRET");
  expect(bad({ DEADRINGER_TLS_CERT: "a.pem" })).toThrow(
    'DEADRINGER_TLS_CERT="a.pem": needs DEADRINGER_TLS_KEY too',
  );
  expect(bad({ DEADRINGER_HSTS_DAYS: "365" })).toThrow("DEADRINGER_HSTS_DAYS=365: needs DEADRINGER_TLS_CERT");
  writeFileSync(secret, "s".repeat(32) + "\n");
  expect(readConfig({ DEADRINGER_JWT_SECRET_FILE: secret }).jwt_secret).toHaveLength(32);
});

test("the demo stores in a folder of its own, unless one is given", () => {
  const placeOf = (env: Record<string, string>) => {
    const { data, store } = readConfig(env);
    return [data, store];
  };
  expect(placeOf({})).toEqual(["./data", "sqlite:./data"]);
  expect(placeOf({ DEADRINGER_DEMO: "1" })).toEqual(["./demo-data", "sqlite:./demo-data"]);
  expect(placeOf({ DEADRINGER_DEMO: "1", DEADRINGER_DATA: "/srv/d" })).toEqual(["/srv/d", "sqlite:/srv/d"]);
  expect(placeOf({ DEADRINGER_DEMO: "1", DEADRINGER_STORE: "sqlite:/srv/d" })).toEqual([
    "/srv/d",
    "sqlite:/srv/d",
  ]);
});
