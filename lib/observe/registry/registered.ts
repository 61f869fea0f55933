import type { Observation } from "../../subject.ts";
import { type Registration, registration } from "./registration.ts";

/** What the registry and the registrar say about the name; asked once per name. Null when no server answers. */
export const registered: Observation<Registration | null> = async ({ io, name, signal, registry }) => {
  if (registry === undefined) return await registration(io, name, signal);
  let isBusy = false;
  const found = await registration(io, name, signal, {
    patienceMs: registry.patienceMs(),
    onBusy: () => isBusy = true,
  });
  if (found === null && isBusy) registry.busy();
  return found;
};
