import type { Observation } from "../subject.ts";
import { records } from "./resolve.ts";
import { type Visit, visit } from "./visit.ts";

/**
 * The visit to the name's own web server, at the addresses that DNS gave; made once. Null when nobody answers,
 * or nobody may be asked.
 */
export const visited: Observation<Visit | null> = async (subject) => {
  const { a, aaaa } = await subject.once(records);
  const addresses = [...a, ...aaaa];
  if (subject.passive || addresses.length === 0) return null;
  return await visit(subject.io, subject.name, subject.signal, { addresses });
};
