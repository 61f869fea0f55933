import type { LookupPlan, PlannedQuestion } from "../../../mod.ts";
import type { System } from "../system.ts";
import { printable } from "../terminal.ts";

/**
 * Prints whom a lookup would contact, one row for each kind of question, with upper bounds: for each candidate, for each
 * registered name, or in all. A product of bounds over all candidates would be far from anything that happens.
 */
export async function printPlan(plan: LookupPlan, system: System): Promise<void> {
  const { candidates } = plan;
  const many = candidates > 1;
  const head = `${plan.plan} ${plan.original}: ${candidates} candidate${candidates === 1 ? "" : "s"}${
    many && plan.plan === "squat" ? ".\nUsually a few percent are registered" : ""
  }. Queries and connections, at most:`;
  const rows = plan.questions.map((question) => {
    const [count, unit] = bound(question, candidates);
    return `${String(count).padStart(8)}  ${unit}: ${question.what}\n${" ".repeat(10)}${question.hosts}\n`;
  });
  await system.print(
    `${head.split("\n").map((line) => printable(line)).join("\n")}\n${rows.join("") || "          nobody\n"}`,
  );
}

/** The bound of a question, and what it counts for. Only registered names are studied by ops. */
function bound({ atMost, ops }: PlannedQuestion, candidates: number): [count: number, unit: string] {
  if (candidates <= 1 || atMost < candidates) return [atMost, "in all"];
  return [
    Math.floor(atMost / candidates),
    ops.length === 0 ? "for each candidate" : "for each registered name",
  ];
}
