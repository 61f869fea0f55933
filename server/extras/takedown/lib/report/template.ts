/**
 * Templates: text with `{{field}}` in it. Fields are inserted once and never read as templates.
 * @module
 */
import { SquatError } from "../../../../../lib/errors.ts";

/** Values by field. */
export type TemplateFields = Readonly<Record<string, string>>;

const FIELD = /\{\{([a-z_]{1,40})\}\}/g;
const MAX_TEMPLATE = 20_000, MAX_TEXT = 40_000;

/**
 * Checks a template of an operator.
 *
 * @param name Its file, for the message.
 * @param fields The existing fields.
 * @throws {SquatError} `invalid_parameter` for a field that does not exist, and for a template that is too long.
 */
export function checkTemplate(name: string, template: string, fields: Iterable<string>): void {
  const known = new Set(fields);
  const fail = (why: string): never => {
    throw new SquatError("invalid_parameter", `Cannot use the template ${name}: ${why}`);
  };
  if (template.length > MAX_TEMPLATE) fail(`it is longer than ${MAX_TEMPLATE} characters`);
  for (const [, field] of template.matchAll(FIELD)) {
    if (!known.has(field!)) fail(`there is no field ${field}; there are ${[...known].sort().join(", ")}`);
  }
}

/**
 * Fills in a template. A line whose fields are all empty is left out; runs of empty lines become one.
 *
 * @example
 * ```ts
 * import { fillTemplate } from "./template.ts";
 * console.assert(fillTemplate("a {{x}}\nb {{y}}\nc", { x: "{{y}}", y: "" }) === "a {{y}}\nc\n");
 * ```
 */
export function fillTemplate(template: string, fields: TemplateFields): string {
  const lines = template.split(/\r?\n/).flatMap((line) => {
    const names = [...line.matchAll(FIELD)].map(([, field]) => field!);
    if (names.length > 0 && names.every((field) => (fields[field] ?? "") === "")) return [];
    return [line.replace(FIELD, (_, field: string) => fields[field] ?? "")];
  });
  return `${lines.join("\n").replace(/\n{3,}/g, "\n\n").trim().slice(0, MAX_TEXT)}\n`;
}

/** The subject and the text of a filled-in mail: its first line is `Subject: …`. */
export function splitMail(filled: string): { subject: string; text: string } {
  const [first = "", ...rest] = filled.split("\n");
  const subject = first.replace(/^Subject:\s*/i, "").slice(0, 200);
  return { subject, text: rest.join("\n").trimStart() };
}
