import { type Command, type CommandGroup, defineCommand, list, listed, text } from "../command.ts";
import { printEach, printSecret } from "../output/rows.ts";
import { STORE_OPTIONS, withStores } from "../store.ts";
import { complain, required } from "../exit.ts";
import type { Scope } from "../../wire/scopes.ts";
import { SquatError } from "../../../lib/errors.ts";
import { minuteOf } from "../../units/rfc3339.ts";
import type { KeyRecord } from "../../stores/records.ts";

/** Owners that are named where another one was meant, perhaps. */
const MAX_LISTED = 5;

/** `deadringer key create --owner NAME` */
const create = (known: readonly Scope[]): Command =>
  defineCommand({
    summary: "create a key and print it, once",
    options: {
      owner: text({ value: "NAME", help: "who owns the key" }),
      name: text({ value: "TEXT", help: "a label for the key" }),
      scopes: list({
        value: "A,B",
        help: "what the key may do",
        default: "all",
        choices: () => [...known, "all"],
      }),
      expires: text({
        value: "T",
        help: "after 7, 30, 60 or 90 days, never, or at an RFC 3339 time",
        default: "90",
      }),
      ...STORE_OPTIONS,
    },
    examples: ["deadringer key create --owner ann --scopes lookup:squat,ct --expires 30"],
    async run({ options, extensions }, system) {
      const owner = required(options.owner, "Give the owner: --owner NAME");
      const { createKey, parseExpiry, parseKeyName, parseScopes, showKey } = await import(
        "../../auth/keys.ts"
      );
      const { parseOwner } = await import("../../checks.ts");
      const now = Date.now();
      const { key, record } = createKey({
        owner: parseOwner(owner),
        name: options.name === undefined ? "" : parseKeyName(options.name),
        scopes: parseScopes(options.scopes ?? ["all"], known),
        expires_at: parseExpiry(options.expires ?? "90", now),
      }, now);
      return await withStores(
        { data: options.data, what: "keys", extensions, missing: "create" },
        async (stores) => {
          await stores.keys.add(record);
          const about = `${record.id} of ${record.owner}: ${describeKey(record, now, known)}`;
          await printSecret(key, `Store it now: it is not shown again. ${about}`, options, system, {
            key,
            ...showKey(record),
          });
          const owners = (await stores.owners.list()).map(({ name }) => name);
          if (owners.includes(record.owner)) return;
          const others = owners.length === 0
            ? ""
            : `; owners here are ${owners.slice(0, MAX_LISTED).join(", ")}`;
          complain(
            system,
            `The key works, and nobody can sign in as ${record.owner}: deadringer owner add ${record.owner} changes that${others}`,
          );
        },
      );
    },
  });

/** `deadringer key list` */
const listKeys = (known: readonly Scope[]): Command =>
  defineCommand({
    summary: "list keys, without their secrets",
    options: { owner: text({ value: "NAME", help: "only keys of this owner" }), ...STORE_OPTIONS },
    examples: ["deadringer key list --owner ann"],
    async run({ options: { owner, data, json }, extensions }, system) {
      const { showKey } = await import("../../auth/keys.ts");
      return await withStores({ data, what: "keys", extensions }, async (stores) => {
        const keys = await stores.keys.list(owner);
        if (keys.length === 0) {
          complain(system, `There are no keys${owner === undefined ? "" : ` of ${owner}`}`);
        }
        await printEach(
          keys,
          { json },
          system,
          (key) => `${key.id}  ${key.hint}…  ${key.owner}  ${describeKey(key, Date.now(), known)}`,
          showKey,
        );
      });
    },
  });

/** `deadringer key revoke ID...` */
const revoke: Command = defineCommand({
  summary: "revoke keys; they stop working with the next request",
  arguments: [{ name: "ID", what: "key id", example: "key_0123456789ab", repeats: true }],
  options: STORE_OPTIONS,
  examples: ["deadringer key revoke key_0123456789ab"],
  async run({ options: { data }, args, extensions }, system) {
    return await withStores({ data, what: "keys", extensions }, async (stores) => {
      for (const id of args) {
        if (!(await stores.keys.revoke(id, Date.now()))) {
          throw new SquatError(
            "not_found",
            `There is no key ${JSON.stringify(id)}; deadringer key list shows all`,
          );
        }
        await system.print(`Revoked ${id}\n`);
      }
    });
  },
});

/** `deadringer key`, for keys with these scopes. */
export const keyCommand = (known: readonly Scope[]): CommandGroup => ({
  summary: "API keys",
  description: "Works on the store, whether or not the service runs; a running service sees changes at once.",
  commands: listed({ create: create(known), list: listKeys(known), revoke }),
  examples: [
    "deadringer key create --owner ann --scopes lookup:squat,ct --expires 30",
    "deadringer key revoke key_0123456789ab",
  ],
});

/** Scopes and expiry of a key for a person, in few cells. */
function describeKey(key: KeyRecord, now: number, known: readonly Scope[]): string {
  const state = key.revoked_at !== null
    ? `revoked ${minuteOf(key.revoked_at)}`
    : key.expires_at === null
    ? "never expires"
    : `${key.expires_at <= now ? "expired" : "expires"} ${minuteOf(key.expires_at)}`;
  const scopes = known.every((scope) => key.scopes.includes(scope)) ? "all" : key.scopes.join(",");
  return `${scopes}  ${state}`;
}
