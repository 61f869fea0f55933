import { SquatError } from "../../mod.ts";
import { hashOf, parseOwner, randomText } from "../auth/keys.ts";
import { environmentConfig, openStores, serviceUrl } from "../main.ts";
import type { Stores } from "../stores/store.ts";
import { type OptionValues, readArguments } from "./arguments.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";

/** How long a link is good: it may have to reach another person. */
const LINK_MS = 3_600_000;

/** Adds, lists and removes who may sign in, and makes links that sign them in, whether or not the service runs. */
export async function ownerCommand(args: string[], system: System): Promise<number> {
  const [command, ...rest] = args;
  const { values, positionals } = readArguments(rest, {
    server: { type: "string" },
    data: { type: "string" },
    json: { type: "boolean" },
  });
  if (command === undefined || !Object.hasOwn(COMMANDS, command)) {
    throw new SquatError(
      "invalid_parameter",
      "Give one of add, link, list, remove; see deadringer owner --help",
    );
  }
  const wanted = command === "list" ? 0 : 1;
  if (positionals.length !== wanted) {
    throw new SquatError(
      "invalid_parameter",
      wanted === 0 ? "owner list takes options only" : `Give the name of one owner after owner ${command}`,
    );
  }
  const overrides = typeof values["data"] === "string" ? { DEADRINGER_DATA: values["data"] } : undefined;
  const config = environmentConfig(overrides);
  if (config.store === "memory") {
    throw new SquatError(
      "invalid_parameter",
      "Cannot keep owners with DEADRINGER_STORE=memory: they end with the process",
    );
  }
  const server = String(values["server"] ?? serviceUrl(config)).replace(/\/$/, "");
  if (!/^https?:\/\/[^\s/]+$/.test(server)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --server ${server}: give a URL such as https://example.com`,
    );
  }
  const { stores } = await openStores(config);
  try {
    const name = wanted === 0 ? "" : parseOwner(positionals[0]!);
    return await COMMANDS[command as keyof typeof COMMANDS](stores, name, { values, server, system });
  } finally {
    await stores.close();
  }
}

interface Rest {
  values: OptionValues;
  server: string;
  system: System;
}

const COMMANDS = { add, link, list, remove };

async function add(stores: Stores, name: string, rest: Rest): Promise<number> {
  if (!(await stores.owners.add({ name, passphrase: null, created_at: Date.now() }))) {
    throw new SquatError(
      "invalid_parameter",
      `There is an owner ${JSON.stringify(name)} already; deadringer owner link makes a link`,
    );
  }
  return await link(stores, name, rest);
}

async function link(stores: Stores, name: string, { values, server, system }: Rest): Promise<number> {
  const token = randomText(32);
  const expires_at = Date.now() + LINK_MS;
  if (!(await stores.sessions.addLink({ hash: hashOf(token), owner: name, expires_at }))) throw none(name);
  // After the # it reaches no log, proxy or Referer; only the page's own request carries it.
  const url = `${server}/signin#link=${token}`;
  if (values["json"] === true) {
    await system.print(
      JSON.stringify({ owner: name, url, expires_at: new Date(expires_at).toISOString() }) + "\n",
    );
  } else {
    await system.print(`${url}\n`);
    system.warn(`This link signs ${name} in, once, within an hour\n`);
  }
  return 0;
}

async function list(stores: Stores, _: string, { values, system }: Rest): Promise<number> {
  const owners = await stores.owners.list();
  if (owners.length === 0) complain(system, "There is no owner");
  for (const { name, passphrase, created_at } of owners) {
    const time = new Date(created_at).toISOString();
    await system.print(
      values["json"] === true
        ? JSON.stringify({ name, has_passphrase: passphrase !== null, created_at: time }) + "\n"
        : `${name}  ${passphrase === null ? "by link only" : "by passphrase"}  since ${time}\n`,
    );
  }
  return 0;
}

async function remove(stores: Stores, name: string, { system }: Rest): Promise<number> {
  if (!(await stores.owners.remove(name, Date.now()))) throw none(name);
  await system.print(`Removed ${name}; the keys of that name are revoked\n`);
  return 0;
}

function none(name: string): SquatError {
  return new SquatError(
    "not_found",
    `There is no owner ${JSON.stringify(name)}; deadringer owner list tells them`,
  );
}
