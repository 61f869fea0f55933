/**
 * How passphrases are hashed and checked; independent of owners.
 * @module
 */
import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of a hash: 128·r·2^ln bytes of memory, p times that work (RFC 7914). */
export interface ScryptCost {
  /** Binary logarithm of N. */
  ln: number;
  /** Block size. */
  r: number;
  /** Parallelisation: how often the work is done. */
  p: number;
}

/**
 * 32 MiB. Source: OWASP Password Storage Cheat Sheet, which rates this equal to N = 2^17, p = 1 with 128 MiB.
 */
export const SCRYPT_COST: Readonly<ScryptCost> = { ln: 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const PASSPHRASE_HASH_FORM =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,86})\$([A-Za-z0-9+/]{43})$/;
/** The most expensive hash that is computed, so that someone with write access to the store cannot exhaust the memory. */
const MAX_SCRYPT_BYTES = 256 * 1024 * 1024;
const unpaddedBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString("base64").replace(/=+$/, "");

function derive(passphrase: string, salt: Uint8Array, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const memory = 128 * r * (2 ** ln + p);
  return new Promise((resolve, reject) =>
    scrypt(passphrase, salt, KEY_BYTES, { N: 2 ** ln, r, p, maxmem: 2 * memory }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    })
  );
}

/**
 * Returns the hash of a passphrase with its parameters and salt, as a PHC string: `$scrypt$ln=15,r=8,p=3$…$…`.
 *
 * Source: the PHC string format, https://github.com/P-H-C/phc-string-format, with the parameter names of its scrypt.
 */
export async function encodePassphrase(passphrase: string, cost: ScryptCost = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpaddedBase64(salt)}$${unpaddedBase64(key)}`;
}

/**
 * Whether a passphrase matches an encoded hash. With null it computes a hash too and returns false, so that the time
 * does not reveal which owners exist.
 *
 * @throws {Error} when the encoded text is not a hash of this module.
 */
export async function isPassphrase(
  passphrase: string,
  encoded: string | null,
  cost: ScryptCost = SCRYPT_COST,
): Promise<boolean> {
  if (encoded === null) {
    await derive(passphrase, new Uint8Array(16), cost);
    return false;
  }
  const [, ln, r, p, salt, key] = PASSPHRASE_HASH_FORM.exec(encoded) ?? [];
  const paid = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (key === undefined || 128 * paid.r * 2 ** paid.ln > MAX_SCRYPT_BYTES) {
    throw new Error("A stored passphrase cannot be read");
  }
  return timingSafeEqual(
    await derive(passphrase, Buffer.from(salt!, "base64"), paid),
    Buffer.from(key, "base64"),
  );
}
