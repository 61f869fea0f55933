/** Who started something that runs. */
export interface StartedBy {
  /** The team. */
  readonly owner: string;
  /** The person; null for a key that no person made. */
  readonly person: string | null;
  /** Id of the key, or of the session's owner; null when unknown. */
  readonly key: string | null;
}

/** Whose work ends: all of a team, that of one of its people, or that of a key. */
export type Departed = { owner: string; person?: string } | { key: string };

/** Whether something was started by those whose work ends. */
export function isOf({ owner, person, key }: StartedBy, ending: Departed): boolean {
  if ("key" in ending) return key === ending.key;
  return owner === ending.owner && (ending.person === undefined || person === ending.person);
}
