/**
 * What keys may be allowed to do.
 * @module
 */

/** The scopes of the core. */
export const SCOPES = [
  "lookup:squat",
  "lookup:nxdomain",
  "analyze",
  "ct",
] as const;
/** One of the core, or one that an extension adds. */
export type Scope = string;

/** What an extension adds. */
export interface AddedScopes {
  /** What a key with the scope is for, by scope. */
  readonly scopes?: Readonly<Record<Scope, string>>;
}

/** The same of an extension with a name. */
export interface NamedScopes extends AddedScopes {
  readonly name: string;
}

/** Every scope of a service with these extensions. */
export function knownScopes(extensions: readonly AddedScopes[]): readonly Scope[] {
  return [...SCOPES, ...extensions.flatMap(({ scopes = {} }) => Object.keys(scopes))];
}
