import { Buffer } from "node:buffer";
import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { makeFileOnce, makeFolder } from "../../../io/folder.ts";
import { InvalidParameter } from "../../../checks.ts";

/** The key's file in the data folder. */
export const KEY_FILE = "evidence-key.pem";

/**
 * The installation's private key, Ed25519 in PKCS #8: created at its first use, readable by its owner only.
 * Concurrent processes get the same key.
 *
 * @param folder The data folder; made where it is missing.
 * @throws {SquatError} `invalid_parameter` when the file is no such key, or others can read it.
 * @throws {Error} the system's, when it can be neither read nor made.
 */
export function installationKey(folder: string): KeyObject {
  const path = join(folder, KEY_FILE);
  try {
    return readSigningKey(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  makeFolder(folder);
  const { privateKey } = generateKeyPairSync("ed25519");
  makeFileOnce(path, privateKey.export({ type: "pkcs8", format: "pem" }).toString());
  return readSigningKey(path);
}

/** Reads a private key that can sign evidence, Ed25519 in PEM; null for anything else. */
export function signingKey(pem: Uint8Array): KeyObject | null {
  try {
    const key = createPrivateKey(Buffer.from(pem));
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}

function readSigningKey(path: string): KeyObject {
  const pem = readFileSync(path);
  // Windows has no such permissions.
  if (process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0) {
    throw new InvalidParameter(`Cannot use ${path}, which others can read: run chmod 600 ${path}`);
  }
  const key = signingKey(pem);
  if (key !== null) return key;
  throw new InvalidParameter(`Cannot use ${path}: it is not an Ed25519 key in PEM`);
}
