/**
 * Checks the files and hosts that settings name, before a service starts.
 * @module
 */
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import { statSync } from "node:fs";
import { createDialer } from "../../lib/net/mod.ts";
import { legacyTokens } from "../auth/legacy_jwt.ts";
import { quote, SettingError } from "../checks.ts";
import type { Config } from "../config/mod.ts";
import { type AddedSettings, ALLOWED_HOSTS, withSettings } from "../config/setting.ts";
import { fileFault, readTextFile } from "../io/file_fault.ts";
import { storagePlace } from "../config/storage_url.ts";

/**
 * Checks that what the settings name can be used: files exist and have what is expected, addresses are written well.
 * Connects to nothing.
 *
 * @throws {SettingError} for the first one that cannot be used.
 */
export function checkSettings(config: Config, added: readonly AddedSettings[] = []): void {
  if (config.tls_cert !== "") readTls(config);
  legacyTokens(config);
  if ((config.screenshots ?? config.demo) && config.browser !== "") checkProgram("browser", config.browser);
  const place = storagePlace(config.store);
  if (place?.kind !== "memory") checkFolder("data", config.data);
  for (const [name, hosts] of allowedHosts(config, added)) {
    for (const entry of hosts) {
      try {
        createDialer({ dns: NO_DNS, allow: [entry] });
      } catch (cause) {
        const problem = `cannot read ${
          quote(entry)
        }; give hosts, addresses or CIDR ranges, each with or without :port`;
        throw new SettingError(name, hosts, problem, { cause });
      }
    }
  }
}

/** Settings that name hosts to be reached though they are private. */
function allowedHosts(config: Config, added: readonly AddedSettings[]): (readonly [string, string[]])[] {
  return added.flatMap((each) => {
    const values = { ...withSettings(config, each) } as Record<string, unknown>;
    return Object.entries<unknown>({ ...each.rows }).filter(([, row]) => row === ALLOWED_HOSTS)
      .map(([name]) => [name, values[name] as string[]] as const);
  });
}

/** The dialer resolves nothing while it reads its list. */
const NO_DNS = null as unknown as Parameters<typeof createDialer>[0]["dns"];

/**
 * Reads the certificate chain and its private key.
 *
 * @throws {SettingError} when a file cannot be read, is not in PEM, or the two do not belong together.
 */
export function readTls(
  { tls_cert, tls_key }: Pick<Config, "tls_cert" | "tls_key">,
): { cert: string; key: string } {
  const cert = readSettingFile("tls_cert", tls_cert);
  const key = readSettingFile("tls_key", tls_key);
  const certified = parsedFile(
    () => new X509Certificate(cert).publicKey,
    "tls_cert",
    tls_cert,
    "no certificate in PEM; give the file of the chain, the server's own certificate first",
  );
  const own = parsedFile(
    () => createPublicKey(createPrivateKey(key)),
    "tls_key",
    tls_key,
    "no private key in PEM without a passphrase; give the key of the certificate",
  );
  if (encoded(certified) !== encoded(own)) {
    throw new SettingError(
      "tls_key",
      tls_key,
      "it is not the key of the first certificate in DEADRINGER_TLS_CERT; give the two that belong together",
    );
  }
  return { cert, key };
}

const encoded = (key: KeyObject): string => key.export({ type: "spki", format: "pem" }).toString();

function parsedFile<T>(read: () => T, name: string, path: string, problem: string): T {
  try {
    return read();
  } catch (cause) {
    throw new SettingError(name, path, problem, { cause });
  }
}

function readSettingFile(name: string, path: string): string {
  try {
    return readTextFile(path);
  } catch (cause) {
    const fault = fileFault(cause as NodeJS.ErrnoException);
    throw new SettingError(name, path, `${fault}; give a file in PEM that this process can read`, { cause });
  }
}

function checkProgram(name: string, path: string): void {
  const isFolder = findFolder(path);
  if (isFolder === false || isFolder === null) return;
  const fault = isFolder === undefined ? "no such file" : "it is a folder";
  throw new SettingError(name, path, `${fault}; give the path of Chromium or Chrome`);
}

/** A folder that does not exist yet is created later. */
function checkFolder(name: string, path: string): void {
  if (findFolder(path) === false) throw new SettingError(name, path, "it is a file; give a folder");
}

/** Whether a path is a folder; undefined when there is nothing, null when this process may not look. */
function findFolder(path: string): boolean | undefined | null {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory();
  } catch {
    return null;
  }
}
