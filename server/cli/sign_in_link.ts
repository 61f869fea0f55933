import { hashOf, randomText } from "../auth/keys.ts";
import type { Config } from "../config/mod.ts";
import { serviceUrl } from "../main.ts";
import { runningUrl } from "../config/running_url.ts";
import type { Stores } from "../stores/store.ts";
import { SquatError } from "../../lib/errors.ts";
import { printSecret } from "./output/rows.ts";
import type { System } from "./system.ts";

/** How long a link is valid: it may have to reach another person. */
const VALID_MS = 3_600_000;

/** The service's URL without a slash at the end. */
export function serverOf(given: string | undefined, config: Config): string {
  return given ?? (config.public_url || runningUrl(config) || serviceUrl(config));
}

/**
 * Stores a link that signs an owner in once, and prints it.
 *
 * @throws {SquatError} `not_found` when there is no such owner.
 */
export async function printLink(
  stores: Stores,
  config: Config,
  name: string,
  options: { server: string | undefined; json: boolean },
  system: System,
): Promise<void> {
  const server = serverOf(options.server, config);
  const token = randomText(32);
  const expires_at = Date.now() + VALID_MS;
  if (!(await stores.sessions.addLink({ hash: hashOf(token), person: name, expires_at }))) {
    throw noOwner(name);
  }
  // After the # it reaches no log, proxy or Referer; only the page's own request carries it.
  const url = `${server}/signin#link=${token}`;
  const shown = { owner: name, url, expires_at: new Date(expires_at) };
  await printSecret(url, `This link signs ${name} in, once, within an hour`, options, system, shown);
}

/** The error for an owner that does not exist. */
export function noOwner(name: string): SquatError {
  return new SquatError(
    "not_found",
    `There is no owner ${JSON.stringify(name)}; deadringer owner list shows all`,
  );
}
