import type { PageProfile } from "../../lib/match/mod.ts";

/** What a brand's own pages show of it. */
export interface OwnPages {
  /** The brand as pages name it; null before any page was seen. */
  profile: PageProfile | null;
  /** When it was seen, milliseconds since 1970; null before that. */
  seen_at: number | null;
  /** Domains whose page could not be seen the last time, and why. */
  failed: { domain: string; reason: string }[];
}
