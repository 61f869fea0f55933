import { existsSync } from "node:fs";
import type { OfferedName } from "../offer.ts";
import { domainFault } from "../../../names/domain_fault.ts";
import { refang } from "../../../names/names.ts";
import { UsageError } from "../../../cli/exit.ts";
import { openFeed } from "../../../cli/list_file.ts";
import type { System } from "../../../cli/system.ts";

/**
 * The names that words of a command line give: themselves, or those in the files that they name, `-` for stdin.
 *
 * @throws {UsageError} for a word that is neither a file nor a name; at the end of a file that holds no name.
 */
export async function* namesOfArguments(
  args: readonly string[],
  system: System,
): AsyncGenerator<OfferedName> {
  const reason = "given on the command line";
  for (const arg of args) {
    if (arg !== "-" && !existsSync(arg)) {
      const why = domainFault(refang(arg));
      // A URL or a defanged name was not meant as a file.
      if (why !== null && /:\/\/|[[\]@]/.test(arg)) throw new UsageError(why);
      if (why !== null) {
        throw new UsageError(`Cannot read ${arg}: there is no such file, and it is no domain name`);
      }
      yield { name: arg, reason };
      continue;
    }
    const { rows, tally } = openFeed(system, arg);
    for await (const { line, names } of rows) {
      for (const name of names) {
        const why = domainFault(name);
        if (why !== null) tally.refuse(line, why);
        yield { name, reason };
      }
    }
    if (tally.isNothing) throw new UsageError(`Cannot use ${arg}: nothing in it is a name`);
  }
}
