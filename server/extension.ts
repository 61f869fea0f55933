/**
 * What an extension gives a service. The core names none: the list is `extras/mod.ts`.
 * @module
 */
import { SettingError } from "./checks.ts";
import type { AddedRoutes } from "./http/routes/mod.ts";
import type { AnyStore } from "./stores/owned.ts";

/** A part of the product that can be left out. What is here is read at each start of the command line: it loads nothing. */
export interface Extension {
  /** By which the setting `without` leaves it out; the name of its folder. */
  readonly name: string;
  /** What it gives the service. */
  readonly service?: () => Promise<ServicePart>;
}

/** What an extension gives the service. */
export interface ServicePart extends AddedRoutes {
  /** Where it stores what belongs to owners. */
  readonly stores?: readonly AnyStore[];
  /** Loads what would hold all other requests for a tenth of a second when one needs it first. */
  readonly warm?: () => Promise<unknown>;
}

/**
 * The extensions that are not left out.
 *
 * @throws {SettingError} where there is none of a name.
 */
export function chosen<E extends Extension>(
  extensions: readonly E[],
  without: readonly string[],
): readonly E[] {
  const names = extensions.map(({ name }) => name);
  const unknown = without.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new SettingError(
      "without",
      without,
      `there is no extension ${unknown}; they are ${names.join(", ")}`,
    );
  }
  return extensions.filter(({ name }) => !without.includes(name));
}

/** What they give the service, in their order. */
export async function partsOf(extensions: readonly Extension[]): Promise<readonly ServicePart[]> {
  const loaded = await Promise.all(extensions.map(({ service }) => service?.()));
  return loaded.flatMap((each) => each ?? []);
}
