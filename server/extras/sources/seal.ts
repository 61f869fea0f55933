/**
 * Secrets of lists as they are stored: sealed by a key that no backup has.
 * @module
 */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFileOnce, makePrivateFolder } from "../../io/folder.ts";

/** The key's file in the folder of feeds. */
const SEAL_KEY_FILE = "lists.key";
/** AES-256-GCM: bytes of key, nonce and tag. */
const KEY_BYTES = 32, NONCE_BYTES = 12, TAG_BYTES = 16;

/** Where files of lists are, in the folder of a service. */
export const feedFolder = (files: string | null): string | null =>
  files === null ? null : join(files, "feeds");

/** Seals texts, and opens those that the same key sealed. */
export type Seal = ReturnType<typeof sealOf>;

/**
 * The seal of a folder; its key is made at the first use, readable by its owner only. Concurrent processes get the same.
 *
 * @param folder Null for a key that ends with the process.
 * @param given A key that several machines share. @default that of the folder
 */
export function sealOf(folder: string | null, given: string = "") {
  let key: Buffer | null = null;
  const own = () =>
    key ??= given !== "" ? digestKey(given) : folder === null ? randomBytes(KEY_BYTES) : kept(folder);
  return {
    /** Says which key it is, and nothing of it. */
    get id(): string {
      return digestKey(`which ${own().toString("hex")}`).toString("hex").slice(0, 16);
    },
    /** Another text each time. */
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", own(), nonce);
      const parts = [nonce, cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString("base64");
    },
    /** Null where another key sealed it, or it is damaged. */
    open(sealed: string): string | null {
      try {
        const bytes = Buffer.from(sealed, "base64");
        const decipher = createDecipheriv("aes-256-gcm", own(), bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

const digestKey = (text: string): Buffer => createHash("sha256").update(text).digest();

function kept(folder: string): Buffer {
  makePrivateFolder(folder);
  const path = join(folder, SEAL_KEY_FILE);
  makeFileOnce(path, randomBytes(KEY_BYTES).toString("hex"));
  return digestKey(readFileSync(path, "utf8"));
}
