import { type Command, defineCommand, type Option } from "../../command.ts";
import { SquatError } from "../../../../lib/errors.ts";
import { EXIT } from "../../exit.ts";
import { text } from "../../options.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";
import { SERVER } from "./add.ts";

const ROLE: Option<string | undefined> = text({
  value: "ROLE",
  help: "what the new person may do: admin, analyst or viewer",
  default: "analyst",
});

/** `deadringer owner invite NAME` */
export const command: Command = defineCommand({
  summary: "print a link by which somebody joins an owner's team",
  description: "The link makes one account, within three days.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: { role: ROLE, server: SERVER, ...STORE_OPTIONS },
  examples: ["deadringer owner invite ann --role viewer"],
  async run({ options, args }, system) {
    const { hashOf, parseOwner, randomText } = await import("../../../auth/keys.ts");
    const { INVITATION_MS, MOST_INVITATIONS, parseRole } = await import("../../../auth/roles.ts");
    const { noOwner, serverOf } = await import("../../sign_in_link.ts");
    const role = parseRole(options.role ?? "analyst");
    return await withStores(
      { data: options.data, what: "owners", creates: false },
      async (stores, config) => {
        const server = serverOf(options.server, config);
        const owner = parseOwner(args[0]!);
        if (stores === null || await stores.owners.find(owner) === null) throw noOwner(owner);
        const [token, created_at] = [randomText(32), Date.now()];
        const expires_at = created_at + INVITATION_MS;
        const invitation = { hash: hashOf(token), owner, role, made_by: "", created_at, expires_at };
        if (!await stores.people.invite(invitation, MOST_INVITATIONS)) {
          throw new SquatError(
            "invalid_parameter",
            `${MOST_INVITATIONS} invitations are open: end one first`,
          );
        }
        const url = `${server}/signin#invitation=${token}`;
        if (options.json) {
          await system.print(JSON.stringify({ owner, role, url, expires_at: new Date(expires_at) }) + "\n");
        } else {
          await system.print(`${url}\n`);
          system.warn(`By this link one person joins ${owner} as ${role}, within three days\n`);
        }
        return EXIT.done;
      },
    );
  },
});
