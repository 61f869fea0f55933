import { type LookupPlan, planLookup, type PlannedQuestion } from "../../../lib/lookup/questions.ts";
import type { Io } from "../../../lib/io.ts";
import { EXIT } from "../exit.ts";
import type { System } from "../system.ts";
import { printable } from "../terminal.ts";
import { defined, type LookupValues, networkOptions } from "./options.ts";
import type { LookupRequest } from "./request.ts";

/** Prints the plan of a lookup. Opens and loads only what it needs. */
export async function printPlanOf(
  { domain, options, notices, values, system, world }: LookupRequest,
): Promise<number> {
  const { io, close } = await plannedIo(values, world);
  try {
    await printPlan(await planLookup(domain, { ...options, ...defined({ io }) }), system);
  } finally {
    await close();
  }
  notices.print();
  return EXIT.done;
}

/** What the plan reads of the I/O; undefined where nothing of it is asked for. Resolvers that a lookup refuses are refused. */
async function plannedIo(
  values: LookupValues,
  world: Io | undefined,
): Promise<{ io?: Io; close(): Promise<void> }> {
  const mxCheck = values["mx-check"] === true || world?.mxCheck === true;
  const confirmFree = values.confirm === true;
  const isAsked = world !== undefined || mxCheck || confirmFree;
  if (!isAsked && values.resolver === undefined) return { close: () => Promise.resolve() };
  const { createIo } = await import("../../../lib/net/mod.ts");
  const own = world ?? createIo(networkOptions(values));
  const close = async () => void (world ?? await own.dns.close());
  if (!isAsked) return { close };
  return { io: { ...own, mxCheck, confirmFree }, close };
}

/**
 * Prints whom a lookup would contact, one row for each kind of question, with upper bounds: for each candidate, for each
 * registered name, or in all. A product of bounds over all candidates would be far from anything that happens.
 */
async function printPlan(plan: LookupPlan, system: System): Promise<void> {
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
