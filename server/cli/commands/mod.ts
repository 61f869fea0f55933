import type { CommandList } from "../command.ts";

/** Every command, in the order in which help lists them. A command is one file, and one line here. */
export const COMMANDS: CommandList = {
  squat: () => import("./squat.ts"),
  nxdomain: () => import("./nxdomain.ts"),
  analyze: () => import("./analyze.ts"),
  permute: () => import("./permute.ts"),
  match: () => import("./match.ts"),
  untwist: () => import("./untwist.ts"),
  explain: () => import("./explain.ts"),
  convert: () => import("./convert.ts"),
  dnstwist: () => import("./dnstwist.ts"),
  compare: () => import("./compare.ts"),
  watch: () => import("./watch.ts"),
  ct: () => import("./ct/mod.ts"),
  classify: () => import("./classify.ts"),
  history: () => import("./history/mod.ts"),
  zone: () => import("./zone/mod.ts"),
  update: () => import("./update.ts"),
  demo: () => import("./demo.ts"),
  serve: () => import("./serve.ts"),
  work: () => import("./work.ts"),
  mcp: () => import("./mcp.ts"),
  owner: () => import("./owner/mod.ts"),
  key: () => import("./key/mod.ts"),
  completion: () => import("./completion.ts"),
  man: () => import("./man.ts"),
};
