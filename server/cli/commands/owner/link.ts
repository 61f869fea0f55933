import { type Command, defineCommand } from "../../command.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";
import { SERVER } from "./add.ts";

/** `deadringer owner link NAME` */
export const command: Command = defineCommand({
  summary: "print a link that signs an owner in",
  description: "The link works once, within an hour. For owners without a passphrase, or who forgot theirs.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: { server: SERVER, ...STORE_OPTIONS },
  examples: ["deadringer owner link ann --server https://deadringer.example.com"],
  async run({ options, args }, system) {
    const { parseOwner } = await import("../../../auth/keys.ts");
    const { printLink } = await import("../../sign_in_link.ts");
    return await withStores(
      { data: options.data, what: "owners", creates: false },
      (stores, config) => printLink(stores, config, parseOwner(args[0]!), options, system),
    );
  },
});
