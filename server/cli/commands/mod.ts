import { knownScopes } from "../../wire/scopes.ts";
import type { CommandList, ProductExtension } from "../command.ts";

/** The commands of the core, in the order in which help lists them, and those of extensions. One is a file, and a line here. */
export const commandsOf = (extensions: readonly ProductExtension[]): CommandList => ({
  squat: () => import("./squat.ts"),
  nxdomain: () => import("./nxdomain.ts"),
  analyze: () => import("./analyze.ts"),
  permute: () => import("./permute.ts"),
  match: () => import("./match.ts"),
  untwist: () => import("./untwist.ts"),
  convert: () => import("./convert.ts"),
  ct: () => import("./ct/mod.ts"),
  classify: () => import("./classify.ts"),
  history: () => import("./history.ts"),
  update: () => import("./update.ts"),
  demo: () => import("./demo.ts"),
  serve: () => import("./serve.ts"),
  owner: () => import("./owner.ts"),
  key: async () => ({ command: (await import("./key.ts")).keyCommand(knownScopes(extensions)) }),
  backup: async () => ({ command: (await import("./backup.ts")).backupCommand(extensions) }),
  restore: () => import("./restore.ts"),
  ...Object.assign({}, ...extensions.map(({ commands }) => commands)) as CommandList,
});
