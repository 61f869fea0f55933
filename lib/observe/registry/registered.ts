import type { Observation } from "../../subject.ts";
import { type Registration, registration } from "./registration.ts";

/** What registries say about a name: its registration, or the evidence that there is none. Both null without an answer. */
const inquiry: Observation<{ registration: Registration | null; absence: string | null }> = async (
  { io, name, signal, registry },
) => {
  let isBusy = false;
  let why: string | null = null;
  let absence: string | null = null;
  const found = await registration(io, name, signal, {
    ...(registry === undefined ? {} : { patienceMs: registry.patienceMs() }),
    onBusy: () => isBusy = true,
    onAbsent: (evidence) => absence = evidence,
    onUnusable: (reason) => why = reason,
  });
  if (found === null && absence === null && isBusy) registry?.busy();
  else if (why !== null) registry?.unusable(why);
  return { registration: found, absence };
};

/** What the registry and the registrar say about the name; queried once per name. Null when no server answers. */
export const registered: Observation<Registration | null> = async (subject) =>
  (await subject.once(inquiry)).registration;

/** What the registry says about a name that DNS denies, in words. */
export const confirmation: Observation<{ isFree: boolean | null; evidence: string }> = async (subject) => {
  const { registration, absence } = await subject.once(inquiry);
  if (absence !== null) return { isFree: true, evidence: absence };
  return registration === null
    ? { isFree: null, evidence: "no answer from its registry" }
    : { isFree: false, evidence: "its registry has it as registered" };
};
