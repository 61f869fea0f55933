import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { callerAddress } from "../../server/address.ts";
import { encodePassphrase, isPassphrase, parsePassphrase, SCRYPT_COST } from "../../server/passphrase.ts";
import { Turns } from "../../server/turns.ts";
import { isLive, newSession, readCookie, SESSION_COOKIE, writeCookie } from "../../server/session.ts";

const CHEAP = { ln: 4, r: 8, p: 1 };

test("the encoded form says its parameters, salts, and is checked by them", async () => {
  const one = await encodePassphrase("correct horse battery", CHEAP);
  const two = await encodePassphrase("correct horse battery", CHEAP);
  expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  for (const encoded of [one, two]) {
    expect(await isPassphrase("correct horse battery", encoded)).toBe(true);
    expect(await isPassphrase("correct horse batterz", encoded)).toBe(false);
    expect(await isPassphrase("", encoded)).toBe(false);
  }
  const [, , , salt, key] = one.split("$");
  expect(Buffer.from(key!, "base64")).toEqual(
    scryptSync("correct horse battery", Buffer.from(salt!, "base64"), 32, { N: 16, r: 8, p: 1 }),
  );
});

test("new hashes cost what OWASP asks for; nobody's passphrase costs the same and is never right", async () => {
  expect(await encodePassphrase("correct horse battery")).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(128 * SCRYPT_COST.r * 2 ** SCRYPT_COST.ln * SCRYPT_COST.p).toBeGreaterThanOrEqual(96 * 2 ** 20);
  expect(await isPassphrase("correct horse battery", null)).toBe(false);
});

test("a damaged or ruinous hash is an error, not a no", async () => {
  const bad = [
    "",
    "$scrypt$ln=4,r=8,p=1$AAAA",
    `$scrypt$ln=30,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
    `$argon2id$ln=4,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
  ];
  for (const encoded of bad) {
    await expect(isPassphrase("correct horse battery", encoded)).rejects.toThrow("cannot be read");
  }
});

test("passphrases: length, variety, one form; refusals do not quote them", () => {
  expect(parsePassphrase("Cafe\u0301 au lait, deux")).toBe("Caf\u00e9 au lait, deux");
  expect(parsePassphrase("😀".repeat(10) + "abcdefg")).toHaveLength(27);
  for (const text of ["short", "a".repeat(1_025), "ababababababababab"]) {
    expect(() => parsePassphrase(text)).toThrow(/^Cannot use/);
    expect(() => parsePassphrase(text)).not.toThrow(text);
  }
});

test("turns: one runs, some wait in order, the others are sent away; a failure passes its turn on", async () => {
  const turns = new Turns(1, 2);
  const order: number[] = [];
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const take = (n: number) =>
    turns.take(async () => {
      expect(++running).toBe(1);
      await gate.promise;
      order.push(n);
      running--;
      if (n === 2) throw new Error("two");
      return n;
    });
  const all = Promise.allSettled([take(1), take(2), take(3), take(4)]);
  await expect(take(5)).rejects.toMatchObject({ code: "over_capacity", retryAfterSeconds: 5 });
  gate.resolve();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
  expect(order).toEqual([1, 2, 3]);
  expect(await take(6)).toBe(6);
});

test("cookies: what is written is read; twice, foreign or short ones are none", () => {
  const { value, record } = newSession("ann", "link", 10, { idle: 100, whole: 200 });
  expect(Buffer.from(value, "base64url")).toHaveLength(32);
  expect(record.hash).not.toContain(value);
  expect(writeCookie(value)).toBe(`${SESSION_COOKIE}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`);
  expect(writeCookie(null)).toMatch(/=; .*Max-Age=0$/);
  expect(readCookie(`a=b; ${SESSION_COOKIE}=${value}; c=d`)).toBe(value);
  const none = [
    null,
    "",
    `${SESSION_COOKIE}=${value}; ${SESSION_COOKIE}=${value}`,
    `${SESSION_COOKIE}=${value}x`,
    `${SESSION_COOKIE}="${value}"`,
    `x${SESSION_COOKIE}=${value}`,
  ];
  for (const header of none) expect(readCookie(header)).toBeNull();
  const span = { idle: 100, whole: 200 };
  expect([isLive(record, 109, span), isLive(record, 110, span)]).toEqual([true, false]);
  const used = { ...record, used_at: 200 };
  expect([isLive(used, 209, span), isLive(used, 210, span)]).toEqual([true, false]);
});

test("callers by address: IPv6 by network, proxies only where they are trusted", () => {
  const rows: [peer: string, forwarded: string | null, proxies: number, caller: string][] = [
    ["192.0.2.1", "198.51.100.1", 0, "192.0.2.1"],
    ["192.0.2.1", "203.0.113.9, 198.51.100.1", 1, "198.51.100.1"],
    ["192.0.2.1", "203.0.113.9, 198.51.100.1", 2, "203.0.113.9"],
    ["192.0.2.1", null, 1, "192.0.2.1"],
    ["::ffff:192.0.2.1", null, 0, "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
    ["2001:db8::1", null, 0, "2001:db8:0:0::/64"],
    ["::1", null, 0, "0:0:0:0::/64"],
    ["fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
    ["[2001:db8::1]", null, 0, "2001:db8:0:0::/64"],
    ["", null, 0, "unknown"],
    ["192.0.2.1", "<script>", 1, "unknown"],
  ];
  for (const [peer, forwarded, proxies, caller] of rows) {
    expect([peer, forwarded, callerAddress(peer, forwarded, proxies)]).toEqual([peer, forwarded, caller]);
  }
});
