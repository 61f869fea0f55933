import { SignJWT } from "jose";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SquatError } from "../../../mod.ts";
import { temporaryFolder } from "../cli/command_line.ts";
import { bearer, testService } from "../service.ts";

const folder = temporaryFolder();

const SECRET = "a secret of at least thirty-two characters";
const sign = (claims: Record<string, unknown>, secret = SECRET, alg = "HS256") =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

test("legacy tokens are good on the legacy routes, and only there; keys are not", async () => {
  const { handle, key } = testService({ env: { DEADRINGER_JWT_SECRET: SECRET } });
  const status = async (path: string, token: string) => {
    const response = await handle(new Request(`http://x${path}`, { headers: bearer(token) }));
    await response.body?.cancel();
    return response.status;
  };
  const exp = Math.floor(Date.now() / 1000) + 60;
  const good = await sign({ sub: "ann", exp, scope: "lookup:squat" });
  expect(await status("/v1/squat/example.com", good)).toBe(200);
  expect(await status("/v1/nxdomain/example.com", good)).toBe(403);
  expect(await status("/v1/lookup/squat/example.com", good)).toBe(401);
  expect(await status("/v1/squat/example.com", await key())).toBe(401);
  const bad = [
    await sign({ sub: "ann", exp: 1, scope: "lookup:squat" }),
    await sign({ sub: "ann", scope: "lookup:squat" }),
    await sign({ exp, scope: "lookup:squat" }),
    await sign({ sub: "a\u001b[2Jb", exp, scope: "lookup:squat" }),
    await sign({ sub: "a".repeat(101), exp, scope: "lookup:squat" }),
    await sign({ sub: " ann", exp, scope: "lookup:squat" }),
    await sign(
      { sub: "ann", exp, scope: "lookup:squat" },
      "another secret of more than thirty-two characters",
    ),
    await sign({ sub: "ann", exp, scope: "lookup:squat" }, SECRET.repeat(2), "HS512"),
    `${btoa('{"alg":"none"}').replaceAll("=", "")}.${good.split(".")[1]}.`,
  ];
  for (const token of bad) expect(await status("/v1/squat/example.com", token)).toBe(401);
});

test("without settings for them every legacy token is refused", async () => {
  const { handle } = testService();
  const token = await sign({ sub: "ann", exp: 9_999_999_999, scope: "lookup:squat" });
  expect((await handle(new Request("http://x/v1/squat/example.com", { headers: bearer(token) }))).status)
    .toBe(401);
});

test("a file of keys that cannot be used is reported", () => {
  const file = join(folder, "keys.json");
  for (const text of ['{"keys":', "[1]"]) {
    writeFileSync(file, text);
    const make = () => testService({ env: { DEADRINGER_JWT_JWKS: file } });
    expect(make).toThrow(SquatError);
    expect(make).toThrow(`DEADRINGER_JWT_JWKS="${file}": not a JWK set; give a file`);
  }
});
