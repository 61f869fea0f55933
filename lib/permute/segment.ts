import { KEYWORD_LINES } from "./data/keywords.ts";

/** Short words that join others in names, and trade words that the keyword list lacks. */
const MORE =
  "of and the for in on at by to is it a bank banks blue air port airport air lines line sun star stone rock " +
  "green burn side book face tube you micro steam mail paper press time times week day night morning evening bird cat dog " +
  "fox wolf bear lion eagle hawk tree wood forest river lake hill mountain valley island beach ocean wave storm wind cloud " +
  "rain snow ice iron steel copper metal glass paper man men woman women boy girl child king queen prince lord master " +
  "kitchen garden room door window wall street road way bridge tower castle palace temple church cross ring circle " +
  "square ball bowl cup dish plate spoon fork knife hand foot head eye ear mouth heart mind body soul spirit " +
  "red yellow orange pink purple brown grey gray silver golden high low long short great small little old young " +
  "good better strong bright clear clean simple plain only ever never forever always some every each other another " +
  "make made maker makers take give find found look search seek hunt run walk jump fly drive ride sail swim climb " +
  "build builder builders craft work works force forces union united general standard national american british " +
  "western eastern northern southern pacific atlantic royal grand century millennium universal common commons wealth " +
  "share shares trust savings mutual first second third capital my ether local locals community communities powered " +
  "depot hardware broker brokers gun guns fund me drop box night scene tick talk snap gram insta link linked in what " +
  "up apps only fans friend friends date dating match meet cupid pin interest pinterest ever note flow stack over " +
  "under board base camp band lab labs quest map maps sky scanner hockey call duty hearts world warcraft craft mine " +
  "field fields ford land lands wells chase fargo express america americas airlines airways";

let costs: ReadonlyMap<string, number> | undefined;

function words(): ReadonlyMap<string, number> {
  if (costs !== undefined) return costs;
  const map = new Map<string, number>();
  const listed = KEYWORD_LINES.trim().split("\n").flatMap((l) =>
    l.slice(l.indexOf(":") + 1).trim().split(" ")
  );
  for (const w of [...MORE.split(" "), ...listed]) {
    if (w.length < 2) continue;
    if (w.length === 2 && !/^(of|in|on|at|by|to|is|it|me|up|my|go)$/.test(w)) continue;
    map.set(w, w.length < 4 ? 3 : 2);
  }
  return costs = map;
}

/** Cost of a stretch of unknown letters, and of each of its letters: an unknown name stays in one piece. */
const UNKNOWN_COST = 4;
const UNKNOWN_LETTER = 0.9;

/**
 * Returns the words of a label, in order; the whole label when it is one word or unknown.
 *
 * The cheapest way to cover it with known words; unknown stretches cost by the letter. Hyphens separate words.
 *
 * @example
 * ```ts
 * import { segment } from "./segment.ts";
 * console.assert(segment("bankofamerica").map((w) => w.text).join("/") === "bank/of/america");
 * ```
 */
export function segment(label: string): readonly { text: string; at: number }[] {
  const out: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of label.split("-")) {
    for (const text of splitPart(part)) {
      out.push({ text, at });
      at += text.length;
    }
    at++;
  }
  return out;
}

function splitPart(part: string): string[] {
  const known = words();
  const best: { cost: number; from: number; known: boolean }[] = [{ cost: 0, from: 0, known: true }];
  for (let end = 1; end <= part.length; end++) {
    let choice = { cost: Infinity, from: 0, known: false };
    for (let from = 0; from < end; from++) {
      const price = known.get(part.slice(from, end));
      // Two adjacent unknown stretches are one.
      if (price === undefined && !best[from]!.known) continue;
      const cost = best[from]!.cost + (price ?? UNKNOWN_COST + UNKNOWN_LETTER * (end - from));
      if (cost < choice.cost) choice = { cost, from, known: price !== undefined };
    }
    best.push(choice);
  }
  const out: string[] = [];
  for (let end = part.length; end > 0; end = best[end]!.from) out.unshift(part.slice(best[end]!.from, end));
  return out;
}
