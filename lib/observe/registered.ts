import type { Observation } from "../subject.ts";
import { type Registration, registration } from "./registration.ts";

/** What the registry and the registrar say of the name; asked once. Null when nobody answers. */
export const registered: Observation<Registration | null> = async ({ io, name, signal }) =>
  await registration(io, name, signal);
