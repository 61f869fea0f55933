import type { LookupPlan } from "../../../mod.ts";
import type { System } from "../system.ts";
import { printable } from "../terminal.ts";

/** Prints whom a lookup would ask what, one line per kind of question; counts are upper bounds. */
export async function printPlan(plan: LookupPlan, system: System): Promise<void> {
  const head = `${plan.plan} ${plan.original}: ${plan.candidates} candidate${
    plan.candidates === 1 ? "" : "s"
  }. Asked at most:\n`;
  const rows = plan.questions.map(({ asks, hosts, what, atMost }) =>
    `${String(atMost).padStart(9)}  ${asks.padEnd(10)}  ${what}\n${" ".repeat(23)}${hosts}\n`
  );
  await system.print(printable(head.trimEnd()) + "\n" + (rows.join("") || "           nobody\n"));
}
