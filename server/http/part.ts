import type { Service } from "../service.ts";
import { HttpError } from "./problem.ts";
import type { Context } from "./route.ts";

/** What the service says where it lacks a part. */
const LACKING = {
  signOn: "This service has no single sign-on",
} as const;

/** Returns a part that a service may lack. @throws {HttpError} 404 where it does. */
export function partOf<Name extends keyof typeof LACKING>(
  name: Name,
  { service }: Pick<Context, "service">,
): NonNullable<Service[Name]> {
  const part = service[name];
  if (part === null) throw new HttpError(404, LACKING[name]);
  return part;
}
