import { SquatError } from "../../mod.ts";
import {
  createKey,
  type KeyRecord,
  parseExpiry,
  parseKeyName,
  parseOwner,
  parseScopes,
  SCOPES,
  showKey,
} from "../auth/keys.ts";
import { environmentConfig, openStores } from "../main.ts";
import type { KeyStore } from "../stores/store.ts";
import { listOption, type OptionValues, readArguments } from "./arguments.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";

/** Makes, lists and revokes API keys in the store, whether or not the service runs. */
export async function keyCommand(args: string[], system: System): Promise<number> {
  const [command, ...rest] = args;
  const { values, positionals } = readArguments(rest, {
    owner: { type: "string" },
    name: { type: "string" },
    scopes: { type: "string", multiple: true },
    expires: { type: "string" },
    data: { type: "string" },
    json: { type: "boolean" },
  });
  const run = COMMANDS[command as keyof typeof COMMANDS];
  if (run === undefined || !Object.hasOwn(COMMANDS, command!)) {
    throw new SquatError("invalid_parameter", "Give one of create, list, revoke; see deadringer key --help");
  }
  const overrides = typeof values["data"] === "string" ? { DEADRINGER_DATA: values["data"] } : undefined;
  const config = environmentConfig(overrides);
  if (config.store === "memory") {
    throw new SquatError(
      "invalid_parameter",
      "Cannot keep keys with DEADRINGER_STORE=memory: they end with the process",
    );
  }
  const { stores } = await openStores(config);
  try {
    return await run(stores.keys, values, positionals, system);
  } finally {
    await stores.close();
  }
}

const COMMANDS = { create, list, revoke };

async function create(keys: KeyStore, values: OptionValues, _: string[], system: System): Promise<number> {
  if (typeof values["owner"] !== "string") {
    throw new SquatError("invalid_parameter", "Give the owner: --owner NAME");
  }
  const now = Date.now();
  const { key, record } = createKey({
    owner: parseOwner(values["owner"]),
    name: typeof values["name"] === "string" ? parseKeyName(values["name"]) : "",
    scopes: parseScopes(listOption(values, "scopes") ?? ["all"]),
    expires_at: parseExpiry(String(values["expires"] ?? "90"), now),
  }, now);
  await keys.add(record);
  if (values["json"] === true) await system.print(JSON.stringify({ key, ...showKey(record) }) + "\n");
  else {
    await system.print(`${key}\n`);
    system.warn(`This is ${record.id} of ${record.owner}, shown only now: ${describe(record, now)}\n`);
  }
  return 0;
}

async function list(keys: KeyStore, values: OptionValues, _: string[], system: System): Promise<number> {
  const owner = values["owner"] as string | undefined;
  const found = await keys.list(owner);
  if (found.length === 0) complain(system, `There is no key${owner === undefined ? "" : ` of ${owner}`}`);
  for (const key of found) {
    await system.print(
      values["json"] === true
        ? JSON.stringify(showKey(key)) + "\n"
        : `${key.id}  ${key.hint}…  ${key.owner}  ${describe(key, Date.now())}\n`,
    );
  }
  return 0;
}

async function revoke(keys: KeyStore, _: OptionValues, ids: string[], system: System): Promise<number> {
  if (ids.length === 0) {
    throw new SquatError("invalid_parameter", "Give the id of a key; deadringer key list tells them");
  }
  for (const id of ids) {
    if (!(await keys.revoke(id, Date.now()))) {
      throw new SquatError("not_found", `There is no key ${JSON.stringify(id)}`);
    }
    await system.print(`Revoked ${id}\n`);
  }
  return 0;
}

/** For a person, in few cells; `--json` tells all. */
function describe(key: KeyRecord, now: number): string {
  const [revoked_at, expires_at] = [key.revoked_at, key.expires_at].map((time) =>
    time === null ? null : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`
  );
  const state = revoked_at !== null
    ? `revoked ${revoked_at}`
    : expires_at === null
    ? "never expires"
    : `${key.expires_at! <= now ? "expired" : "expires"} ${expires_at}`;
  const scopes = SCOPES.every((scope) => key.scopes.includes(scope)) ? "all" : key.scopes.join(",");
  return `${scopes}  ${state}`;
}
