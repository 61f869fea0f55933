import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config/mod.ts";
import { readConfigFile } from "../../../server/config/file.ts";

const none = () => {
  throw new Error("no file here");
};

test("the example is valid, and is what the environment would hold", () => {
  const path = fileURLToPath(new URL("../../../server/deploy/deadringer.example.json", import.meta.url));
  const { settings } = readConfigFile(readFileSync(path, "utf8"), path, none);
  expect(settings["DEADRINGER_RESOLVERS"]).toBe("192.0.2.53,192.0.2.54");
  const config = readConfig(settings);
  expect(config).toMatchObject({ port: 8787, resolvers: ["192.0.2.53", "192.0.2.54"], screenshots: false });
});

test.each([
  [
    '{\n  "port": 8787,\n  "rate_limt": 5\n}',
    3,
    /there is no setting "rate_limt"; did you mean rate_limit\?$/,
  ],
  ['{\n  "port": 99999\n}', 2, /"port" is 99999: give a whole number from 0 to 65535$/],
  ['{\n  "host": "a",\n  "port": {}\n}', 3, /"port" is neither a text/],
  ['{\n  "jwt_secret": "short"\n}', 2, /"jwt_secret": give at least 32 characters$/],
  ['{\n  "port": 8787,\n}', 3, /not JSON: /],
  ['{\n  "port": 8787\n', 2, /not JSON: /],
  ['{\n  "resolvers": ["::1", "bad host"]\n}', 2, /"resolvers" is \["::1","bad host"\]: give an address/],
  ['{\n  "jwt_secret_file": "/absent"\n}', 2, /"jwt_secret_file" is "\/absent": no file here$/],
  ["[]", 1, /not a JSON object$/],
])("a mistake is reported with its line: %j", (text, line, message) => {
  expect(() => readConfigFile(text, "dr.json", none)).toThrow(message);
  expect(() => readConfigFile(text, "dr.json", none)).toThrow(
    new RegExp(`^Cannot use line ${line} of dr\\.json: `),
  );
});

test("settings that need each other are checked when all are known", () => {
  const text = '{ "tls_cert": "a.pem", "tls_key": "a.key", "hsts_days": 30 }';
  expect(readConfig(readConfigFile(text, "dr.json", none).settings).hsts_days).toBe(30);
  const workers = '{ "lookups": "workers", "store": "postgres://ann@localhost/dr" }';
  expect(readConfig(readConfigFile(workers, "dr.json", none).settings).lookups).toBe("workers");
});
