import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkSettings } from "../../../server/health/check_settings.ts";
import { readConfig } from "../../../server/config/mod.ts";
import { type AddedSettings, ALLOWED_HOSTS } from "../../../server/config/setting.ts";
import { main } from "../../whole/whole.ts";
import { missingProgram, requires } from "../../requires.ts";
import { fakeSystem } from "../cli/command_line.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
writeFileSync(at("plain.txt"), "plain\n");
mkdirSync(at("folder"));

const OF_AN_EXTENSION: AddedSettings<{ reached: string[] }> = { rows: { reached: ALLOWED_HOSTS } };

/** The message for settings, with the temporary folder left out. */
function faultOf(settings: Record<string, string>): string | null {
  const env = Object.entries({ store: "memory", ...settings }).map((
    [name, value],
  ) => [`DEADRINGER_${name.toUpperCase()}`, value]);
  try {
    checkSettings(readConfig(Object.fromEntries(env), [OF_AN_EXTENSION]), [OF_AN_EXTENSION]);
    return null;
  } catch (error) {
    return (error as Error).message.replaceAll(folder, "");
  }
}

test.each([
  [{ tls_cert: at("none"), tls_key: at("none") }, "TLS_CERT", "no such file; give a file in PEM"],
  [{ tls_cert: at("folder"), tls_key: at("none") }, "TLS_CERT", "it is a folder; give a file in PEM"],
  [{ tls_cert: at("plain.txt"), tls_key: at("none") }, "TLS_KEY", "no such file; give a file in PEM"],
  [{ tls_cert: at("plain.txt"), tls_key: at("plain.txt") }, "TLS_CERT", "no certificate in PEM; give"],
  [
    { jwt_jwks: at("none") },
    "JWT_JWKS",
    "no such file; give a file with a JWK set in JSON, or its https URL",
  ],
  [{ jwt_jwks: at("folder") }, "JWT_JWKS", "it is a folder; give a file with a JWK set"],
  [{ jwt_jwks: at("plain.txt") }, "JWT_JWKS", "not a JWK set; give a file with a JWK set"],
  [{ screenshots: "1", browser: at("none") }, "BROWSER", "no such file; give the path of Chromium or Chrome"],
  [{ screenshots: "1", browser: at("folder") }, "BROWSER", "it is a folder; give the path of Chromium or"],
  [{ store: "sqlite", data: at("plain.txt") }, "DATA", "it is a file; give a folder"],
  [{ reached: "10.0.0.0/99" }, "REACHED", 'cannot read "10.0.0.0/99"; give hosts, addresses or CIDR'],
])("%j", (settings, name, problem) => {
  expect(faultOf(settings)).toMatch(new RegExp(`^Cannot use DEADRINGER_${name}=["[]`));
  expect(faultOf(settings)).toContain(`: ${problem}`);
});

test("what can be used passes", () => {
  const settings = {
    browser: at("plain.txt"),
    screenshots: "1",
    data: at("new"),
  };
  expect(faultOf({ ...settings, reached: "10.0.0.0/8, mail.example:25" })).toBeNull();
});

describe("a certificate and its key", () => {
  const testOpenssl = requires(missingProgram("openssl"));
  const make = (name: string) => {
    const key = [
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:P-256",
      "-nodes",
      "-keyout",
      at(`${name}.key`),
    ];
    const args = ["req", "-x509", ...key, "-out", at(`${name}.crt`), "-subj", "/CN=localhost"];
    execFileSync("openssl", args, { stdio: "ignore" });
  };
  testOpenssl("belong together", () => {
    make("a");
    make("b");
    expect(faultOf({ tls_cert: at("a.crt"), tls_key: at("a.key") })).toBeNull();
    expect(faultOf({ tls_cert: at("a.crt"), tls_key: at("b.key") })).toBe(
      'Cannot use DEADRINGER_TLS_KEY="/b.key": it is not the key of the first certificate in DEADRINGER_TLS_CERT; ' +
        "give the two that belong together",
    );
    execFileSync(
      "openssl",
      ["ec", "-in", at("a.key"), "-aes128", "-passout", "pass:hush", "-out", at("locked.key")],
      { stdio: "ignore" },
    );
    expect(faultOf({ tls_cert: at("a.crt"), tls_key: at("locked.key") })).toContain(
      "no private key in PEM without a passphrase; give the key of the certificate",
    );
  });
});

test("serve names the file, with --check and without", async () => {
  writeFileSync(at("dr.json"), `{\n  "port": 0,\n  "store": "memory",\n  "jwt_jwks": "${at("none")}"\n}`);
  for (const more of [["--check"], []]) {
    const { out, system } = fakeSystem();
    expect(await main(["serve", "--config", at("dr.json"), ...more], system)).toBe(2);
    expect(out.stderr).toBe(
      `deadringer: Cannot use ${at("dr.json")}: "jwt_jwks" is "${at("none")}": no such file; give a file ` +
        "with a JWK set in JSON, or its https URL\n",
    );
  }
});
