import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readConfig, settingNames } from "../../../server/config/mod.ts";
import { readConfigFile } from "../../../server/config/file.ts";

test("the example is valid, and is what the environment would hold", () => {
  const path = fileURLToPath(new URL("../../../server/deploy/deadringer.example.json", import.meta.url));
  const { settings } = readConfigFile(readFileSync(path, "utf8"), path);
  expect(settings["DEADRINGER_RESOLVERS"]).toBe("192.0.2.53,192.0.2.54");
  const config = readConfig(settings);
  expect(config).toMatchObject({ port: 8787, resolvers: ["192.0.2.53", "192.0.2.54"], screenshots: false });
});

test.each([
  [
    '{\n  "port": 8787,\n  "rate_limt": 5\n}',
    /there is no setting "rate_limt"; did you mean rate_limit\?$/,
  ],
  ['{\n  "port": 99999\n}', /"port" is 99999: give a whole number from 0 to 65535$/],
  ['{\n  "host": "a",\n  "port": {}\n}', /"port" is neither a text/],
  ['{\n  "jwt_secret": "short"\n}', /"jwt_secret": give at least 32 characters$/],
  ['{\n  "port": 8787,\n}', /not JSON: .* \(line 3 column 1\); give a JSON object, {} at least$/],
  ['{\n  "port": 8787\n', /not JSON: .* \(line 3 column 1\); give/],
  ['{"host": "localhost", "jwt_secret": hunter2}', /not JSON: Unexpected token 'h'; give/],
  ['{\n  "resolvers": ["::1", "bad host"]\n}', /"resolvers" is \["::1","bad host"\]: give an address/],
  [
    '{\n  "jwt_secret_file": "/absent"\n}',
    /"jwt_secret_file" is "\/absent": no such file; give a file that contains at least 32 characters$/,
  ],
  ['{"port": 1, "host": "port\\": ", "p\\u006frt": 2}', /"port" is given twice: give it once$/],
  ["", /not JSON: .*; give a JSON object, {} at least$/],
  ["[]", /not a JSON object$/],
])("a mistake is reported with its file: %j", (text, message) => {
  expect(() => readConfigFile(text, "dr.json")).toThrow(message);
  expect(() => readConfigFile(text, "dr.json")).toThrow(/^Cannot use dr\.json: /);
});

test("no message of any setting shows a code of the system, and each says what to give", () => {
  for (const variable of settingNames()) {
    const name = variable.slice("DEADRINGER_".length).toLowerCase();
    const isFile = name.endsWith("_file");
    const value = isFile ? "/x" : "a b\n-1";
    const text = JSON.stringify({ port: 1, [name]: value }, null, 2);
    let message = "";
    try {
      readConfigFile(text, "dr.json");
    } catch (error) {
      message = (error as Error).message;
    }
    const shown = `( is ${JSON.stringify(value).replace("\\", "\\\\")})?`;
    const problem = isFile ? "no such file; give a file that contains .+" : "give .+";
    expect(message).toMatch(
      new RegExp(`^Cannot use dr\\.json: "${name}"${shown}: ${problem}`),
    );
  }
});

test("an error of a setting names the file, unless the environment replaces it", () => {
  const file = readConfigFile('{\n  "tls_cert": "a.pem"\n}', "dr.json");
  const errorOf = (env: Record<string, string>) => {
    try {
      return readConfig({ ...file.settings, ...env });
    } catch (error) {
      return (file.locate(error, env) as Error).message;
    }
  };
  expect(errorOf({})).toBe(
    'Cannot use dr.json: "tls_cert" is "a.pem": needs "tls_key" too; give both or neither',
  );
  expect(errorOf({ DEADRINGER_TLS_CERT: "b.pem" })).toBe(
    'Cannot use DEADRINGER_TLS_CERT="b.pem": needs DEADRINGER_TLS_KEY too; give both or neither',
  );
});

test("settings that need each other are checked when all are known", () => {
  const text = '{ "tls_cert": "a.pem", "tls_key": "a.key", "hsts_days": 30 }';
  expect(readConfig(readConfigFile(text, "dr.json").settings).hsts_days).toBe(30);
});
