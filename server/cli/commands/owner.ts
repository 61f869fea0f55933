import { choice, type Command, type CommandGroup, defineCommand, listed, valued } from "../command.ts";
import { httpUrl } from "../../checks.ts";
import { STORE_OPTIONS, withStores } from "../store.ts";
import { complain, UsageError } from "../exit.ts";
import { ACTION_FORMATS } from "../../auth/action_formats.ts";
import { printEach, printSecret } from "../output/rows.ts";
import { minuteOf } from "../../units/rfc3339.ts";

const ORIGIN = httpUrl({ origin: true });

/** The service's URL, for links. */
const SERVER = valued({
  value: "URL",
  help: "the service's URL, for the link",
  default: "from the settings",
}, { ...ORIGIN, parse: (url) => ORIGIN.parse(url.replace(/\/$/, "")) });

/** `deadringer owner add NAME` */
const add: Command = defineCommand({
  summary: "add an owner and print a link that signs them in",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: { server: SERVER, ...STORE_OPTIONS },
  examples: ["deadringer owner add ann"],
  async run({ options, args, extensions }, system) {
    const { parseOwner } = await import("../../checks.ts");
    const { printLink } = await import("../sign_in_link.ts");
    const name = parseOwner(args[0]!);
    return await withStores(
      { data: options.data, what: "owners", extensions, missing: "create" },
      async (stores, config) => {
        if (!(await stores.owners.add({ name, passphrase: null, created_at: Date.now() }))) {
          throw new UsageError(
            `There is an owner or a person ${
              JSON.stringify(name)
            } already, or one whose name looks like it; ` +
              "deadringer owner link makes a new link",
          );
        }
        return await printLink(stores, config, name, options, system);
      },
    );
  },
});

/** Entries read at a time. */
const ENTRIES_AT_A_TIME = 1_000;

/** `deadringer owner history NAME` */
const history: Command = defineCommand({
  summary: "print who of a team did what, the newest first",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: {
    data: STORE_OPTIONS.data,
    format: choice({ value: "FORMAT", help: "the format", default: "csv" }, ACTION_FORMATS),
  },
  examples: ["deadringer owner history ann --format json"],
  async run({ options: { data, format = "csv" }, args, extensions }, system) {
    const { parseOwner } = await import("../../checks.ts");
    const { noOwner } = await import("../sign_in_link.ts");
    const { CSV_HEAD, csvAction, shownAction } = await import("../../auth/action_formats.ts");
    const name = parseOwner(args[0]!);
    return await withStores({ data, what: "owners", extensions }, async (stores) => {
      if (await stores.owners.find(name) === null) throw noOwner(name);
      if (format === "csv") await system.print(CSV_HEAD);
      for (let before: string | null = null;;) {
        system.signal.throwIfAborted();
        const entries = await stores.actions.list(name, { before, limit: ENTRIES_AT_A_TIME });
        for (const entry of entries) {
          await system.print(
            format === "csv" ? csvAction(entry) : `${JSON.stringify(shownAction(entry))}\n`,
          );
        }
        if (entries.length < ENTRIES_AT_A_TIME) return;
        before = entries.at(-1)!.id;
      }
    });
  },
});

/** `deadringer owner invite NAME` */
const invite: Command = defineCommand({
  summary: "print a link by which somebody joins an owner's team",
  description: "The link makes one account, within three days.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: {
    role: choice(
      { value: "ROLE", help: "what the new person may do", default: "analyst" },
      async () => (await import("../../wire/roles.ts")).ROLES,
    ),
    server: SERVER,
    ...STORE_OPTIONS,
  },
  examples: ["deadringer owner invite ann --role viewer"],
  async run({ options, args, extensions }, system) {
    const { hashOf, randomText } = await import("../../auth/keys.ts");
    const { parseOwner } = await import("../../checks.ts");
    const { INVITATION_MS, MAX_INVITATIONS } = await import("../../wire/roles.ts");
    const { noOwner, serverOf } = await import("../sign_in_link.ts");
    const { role = "analyst" } = options;
    return await withStores(
      { data: options.data, what: "owners", extensions },
      async (stores, config) => {
        const server = serverOf(options.server, config);
        const owner = parseOwner(args[0]!);
        if (await stores.owners.find(owner) === null) throw noOwner(owner);
        const [token, created_at] = [randomText(32), Date.now()];
        const expires_at = created_at + INVITATION_MS;
        const invitation = { hash: hashOf(token), owner, role, made_by: "", created_at, expires_at };
        if (!await stores.people.invite(invitation, MAX_INVITATIONS)) {
          throw new UsageError(`${MAX_INVITATIONS} invitations are open: end one first`);
        }
        const url = `${server}/signin#invitation=${token}`;
        const about = `By this link one person joins ${owner} as ${role}, within three days`;
        const shown = { owner, role, url, expires_at: new Date(expires_at) };
        await printSecret(url, about, options, system, shown);
      },
    );
  },
});

/** `deadringer owner link NAME` */
const link: Command = defineCommand({
  summary: "print a link that signs an owner in",
  description: "The link works once, within an hour. For owners without a passphrase, or who forgot theirs.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: { server: SERVER, ...STORE_OPTIONS },
  examples: ["deadringer owner link ann --server https://deadringer.example.com"],
  async run({ options, args, extensions }, system) {
    const { parseOwner } = await import("../../checks.ts");
    const { printLink } = await import("../sign_in_link.ts");
    return await withStores(
      { data: options.data, what: "owners", extensions },
      (stores, config) => printLink(stores, config, parseOwner(args[0]!), options, system),
    );
  },
});

/** `deadringer owner list` */
const list: Command = defineCommand({
  summary: "list owners",
  options: STORE_OPTIONS,
  examples: ["deadringer owner list"],
  async run({ options: { data, json }, extensions }, system) {
    return await withStores({ data, what: "owners", extensions }, async (stores) => {
      const owners = await stores.owners.list();
      if (owners.length === 0) complain(system, "There are no owners");
      const people = await stores.people.list();
      const shown = owners.map(({ name, created_at }) => {
        const team = people.filter(({ owner }) => owner === name)
          .map(({ name, role, passphrase }) => ({ name, role, has_passphrase: passphrase !== null }));
        const has_passphrase = team.some((each) => each.has_passphrase);
        return { name, has_passphrase, created_at: new Date(created_at), people: team };
      });
      await printEach(
        shown,
        { json },
        system,
        ({ name, has_passphrase, created_at, people }) =>
          `${name}  ${has_passphrase ? "by passphrase" : "by link only"}  since ${
            minuteOf(created_at.getTime())
          }${people.map((each) => `\n  ${each.name}  ${each.role}`).join("")}`,
      );
    });
  },
});

/** `deadringer owner remove NAME` */
const remove: Command = defineCommand({
  summary: "remove an owner with everything that is theirs",
  description: "All of it ends at once, lookups that run within a second.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: { data: STORE_OPTIONS.data },
  examples: ["deadringer owner remove ann"],
  async run({ options: { data }, args, extensions }, system) {
    const { partsOf } = await import("../../extension.ts");
    const { parseOwner } = await import("../../checks.ts");
    const { noOwner } = await import("../sign_in_link.ts");
    return await withStores({ data, what: "owners", extensions }, async (stores) => {
      const name = parseOwner(args[0]!);
      const { removeOwner } = await import("../../auth/removals.ts");
      const { OwnedStores } = await import("../../stores/owned.ts");
      const parts = { stores, owned: await OwnedStores.open(stores, await partsOf(extensions)) };
      if (!(await removeOwner(name, parts, Date.now()))) throw noOwner(name);
      await system.print(`Removed ${name}, with everything of that name\n`);
    });
  },
});

/** `deadringer owner` */
export const command: CommandGroup = {
  summary: "users of the web app",
  description: "Works on the store, whether or not the service runs.",
  commands: listed({ add, history, invite, link, list, remove }),
  examples: [
    "deadringer owner add ann",
    "deadringer owner link ann --server https://deadringer.example.com",
  ],
};
