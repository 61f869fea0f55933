/**
 * The log of the miniature internet's certificates, as small as a log can be: one tile. Source: c2sp.org/static-ct-api.
 * @module
 */
import { Buffer } from "node:buffer";
import { X509Certificate } from "node:crypto";
import type { RequestListener } from "node:http";
import { leafHash, noteKeyId, rootOf, sha256, signedHead } from "../../lib/ct/log/mod.ts";
import { type Authority, lengthPrefixed } from "./authority.ts";

/** Where it is on its host. */
export const LOG_PATH = "/ct/";

/**
 * Serves the log: each time somebody asks how long it is, the certificate of one name more is in it.
 *
 * @param names At most 256, in their order.
 */
export function logListener(
  { issue, log, sign }: Pick<Authority, "issue" | "log" | "sign">,
  names: readonly string[],
): RequestListener {
  const waiting = [...names];
  const entries: { tiled: Uint8Array; hash: Uint8Array }[] = [];
  const publish = async (): Promise<void> => {
    const name = waiting.shift();
    if (name === undefined) return;
    const { cert } = await issue([name]);
    const time = Buffer.alloc(8), index = Buffer.alloc(5);
    time.writeBigUInt64BE(BigInt(Date.now()));
    index.writeUIntBE(entries.length, 0, 5);
    const entry = Buffer.concat([
      time,
      Uint8Array.of(0, 0),
      lengthPrefixed(new X509Certificate(cert).raw, 3),
      lengthPrefixed(Buffer.concat([Uint8Array.of(0), lengthPrefixed(index, 2)]), 2),
    ]);
    // No issuers: nobody reads them here.
    const tiled = Buffer.concat([entry, Uint8Array.of(0, 0)]);
    entries.push({ tiled, hash: leafHash(Buffer.concat([Uint8Array.of(0, 0), entry])) });
  };
  const head = (origin: string): string => {
    const root = rootOf(entries.map(({ hash }) => hash)), timestamp = Date.now();
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(timestamp));
    const key = noteKeyId(origin, sha256(Buffer.from(log.key, "base64")));
    const signed = Buffer.concat([key, time, sign(signedHead({ size: entries.length, root, timestamp }))]);
    const size = `${origin}\n${entries.length}\n${Buffer.from(root).toString("base64")}\n`;
    return `${size}\n\u2014 ${origin} ${signed.toString("base64")}\n`;
  };
  return async ({ url = "", headers }, response) => {
    if (url === `${LOG_PATH}checkpoint`) {
      await publish();
      response.end(head(`${headers.host}${LOG_PATH.slice(0, -1)}`));
      return;
    }
    const [, kind, width] = /\/tile\/(0|data)\/000\.p\/(\d+)$/.exec(url) ?? [];
    if (kind === undefined) return void response.writeHead(404).end();
    const part = entries.slice(0, Number(width));
    response.end(Buffer.concat(part.map(({ tiled, hash }) => kind === "data" ? tiled : hash)));
  };
}
