/**
 * `deadringer dnstwist` over the miniature internet, for programs that run a command: its arguments are those of
 * dnstwist. Only two fuzzers, unless others are named.
 * @module
 */
import process from "node:process";
import { command } from "../../server/cli/commands/dnstwist.ts";
import type { DnstwistValues } from "../../server/cli/dnstwist/options.ts";
import { runDnstwist } from "../../server/cli/dnstwist/run.ts";
import { parseCommandLine } from "../../server/cli/parse.ts";
import { startMiniInternet } from "../../server/mini/mod.ts";
import { fakeSystem } from "./cli/command_line.ts";

const { system, out } = fakeSystem();
const mini = await startMiniInternet();
// The first word is the name of the command when dnstwist.py runs this.
const words = process.argv.slice(2).filter((word, at) => at > 0 || word !== "dnstwist");
const { args, options } = await parseCommandLine("dnstwist", command, words);
const values = { fuzzers: ["homoglyph", "omission"], ...options } as unknown as DnstwistValues;
values.fuzzers ??= ["homoglyph", "omission"];
process.exitCode = await runDnstwist(args[0]!, values, system, mini.io);
await mini.close();
process.stdout.write(out.stdout);
process.stderr.write(out.stderr);
