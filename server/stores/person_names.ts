import { fold } from "../../lib/match/text.ts";
import { type Query, sql } from "./sql.ts";

/**
 * Returns what a name looks like: the same for names that a reader can take for each other, whatever their case,
 * accents, scripts, widths, and `0`, `1`, `I`, `rn` in place of letters. It is compared, never shown.
 */
function appearanceOf(name: string): string {
  // Case last: a capital I looks like l, a small one does not, and both are one name.
  const plain = fold(name.normalize("NFKC").toLowerCase().normalize("NFC")).toLowerCase();
  return plain.replace(/[1i|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m").replace(/\s+/g, " ");
}

/**
 * Whether a person or a team has the name, or one that looks the same: somebody could be taken for somebody of another
 * team, too.
 */
export async function isTaken(query: Query, name: string): Promise<boolean> {
  const names = await query<{ name: string }>(sql`SELECT name FROM people UNION SELECT name FROM owners`);
  const appearance = appearanceOf(name);
  return names.some((each) => each.name === name || appearanceOf(each.name) === appearance);
}
