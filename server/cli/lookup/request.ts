import type { Io, LookupOptions, Notice, Plan } from "../../../mod.ts";
import { complain } from "../exit.ts";
import { StatusLine } from "../output/status_line.ts";
import type { System } from "../system.ts";
import type { LookupValues } from "./options.ts";

/** Lookups as the command line asked for them. */
export interface LookupRequest {
  readonly plan: Plan;
  /** Each once, at least one. */
  readonly domains: readonly string[];
  readonly format: string;
  /** Shows progress; null where the results do. */
  readonly status: StatusLine | null;
  readonly notices: ReturnType<typeof noticesOf>;
  /** The options of the lookup of a domain, without the I/O. */
  readonly optionsOf: (domain: string) => LookupOptions;
  readonly values: LookupValues;
  readonly system: System;
  /** Replaces the network of this machine. */
  readonly world: Io | undefined;
}

/** Takes notices for a person. A live table would overwrite them, so they are `held` until `print`. */
export function noticesOf(
  system: System,
  status: StatusLine | null,
  { quiet, held }: { quiet: boolean; held: boolean },
) {
  const waiting: string[] = [];
  return {
    add({ message }: Notice): void {
      if (quiet) return;
      if (held) return void waiting.push(message);
      status?.clear();
      complain(system, message);
    },
    print(): void {
      for (const message of waiting.splice(0)) complain(system, message);
    },
  };
}

/** The line of progress on stderr, where the results do not draw on the same terminal. */
export function statusFor(
  format: string,
  plan: Plan,
  { quiet }: LookupValues,
  system: System,
): StatusLine | null {
  if (system.statusScreen === undefined || quiet === true) return null;
  const drawsItself = format === "table" && plan !== "analyze" && system.screen.live;
  return drawsItself || format === "ndjson" && system.interactive
    ? null
    : new StatusLine(system.statusScreen);
}
