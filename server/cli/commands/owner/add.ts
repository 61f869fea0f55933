import { type Command, defineCommand, type Option } from "../../command.ts";
import { text } from "../../options.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";
import { UsageError } from "../../usage_error.ts";

/** The service's URL, for links. */
export const SERVER: Option<string | undefined> = text({
  value: "URL",
  help: "the service's URL, for the link",
  default: "from the settings",
});

/** `deadringer owner add NAME` */
export const command: Command = defineCommand({
  summary: "add an owner and print a link that signs them in",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: { server: SERVER, ...STORE_OPTIONS },
  examples: ["deadringer owner add ann"],
  async run({ options, args }, system) {
    const { parseOwner } = await import("../../../auth/keys.ts");
    const { printLink, serverOf } = await import("../../sign_in_link.ts");
    return await withStores({ data: options.data, what: "owners", creates: true }, async (stores, config) => {
      serverOf(options.server, config);
      const name = parseOwner(args[0]!);
      if (!(await stores!.owners.add({ name, passphrase: null, created_at: Date.now() }))) {
        throw new UsageError(
          `There is an owner ${JSON.stringify(name)} already; deadringer owner link makes a new link`,
        );
      }
      return await printLink(stores, config, name, options, system);
    });
  },
});
