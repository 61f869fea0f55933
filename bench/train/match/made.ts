/**
 * Names as attackers make them round a brand, for brands of which few are listed.
 * @module
 */
import { brandOf } from "../../../lib/match/brand.ts";
import { hash } from "./rows.ts";

/**
 * What stands round a brand, which is `@`: `#` is a borrowed word, `?` random letters, `=` the brand's suffix, `$` a
 * suffix that is cheap.
 */
const FORMS = `
@-#.com @-#.net @-#.$ @-#.$ @#.com @#.$ @#.$ #-@.com #-@.org #-@.$ #-@.$ #@.com #@.net #@.$ @-#-#.com @-#-#.$
#-@-#.com #-@-#.$ @-=.$ @=.$ @-=-#.com www-@.com www@.com www-@-=.com @-?.com @?.$ ?-@.$ @24.com @-365.$ @.$ @.$
@vip.$ @-id?.com @#-?.$ #@#.com
@.#-#.com @.#-#.$ @.#.$ @.?.top @.?.$ @-#.?.$ #-@.?.$ #.@.?.com www.@.?.$ @.?-?.com @#.?.$ #@.?.$ @-?.?.com
@.=.#-#.com @.=.?.$ @.=-#.$ @.=-#.com www.@.=.#-?.net #.@.=.?.$ @.=.#.?.com @-=.?.$ #-@-=.#.$ www-@-=.?.com
#.#.@.?.$ ?.@.#.com @.#.?.com #-?.@.?.$ @-#.#-#.com
@-#.pages.dev #-@.pages.dev @#.web.app @-#-?.web.app @-#.vercel.app #@.netlify.app @-#.netlify.app
@-#.github.io #@.github.io @#.weebly.com @-=-#.weebly.com @-#.webflow.io @-#-#.webflow.io @-#.blogspot.com
@.duckdns.org @#.duckdns.org @-#.workers.dev @.us.com @-#.co.com`.trim().split(/\s+/);
const WORDS = (
  "my my my get go your login signin account verify secure support help service update billing pay payment wallet claim refund reward gift " +
  "card bank bank bank online app auth id alert check confirm delivery track parcel customer center team info security unlock " +
  "recovery password portal client member vip bonus promo event airdrop connect sync web mail office shop sale store " +
  "official free download pro user access identity mobile kunden anmelden konto connexion compte livraison colis " +
  "acceso cuenta seguro cliente entrega pago conta fatura accedi sicurezza spedizione conto klant inloggen paczka " +
  "platnosc giris odeme kargo oplata dostavka masuk jp us uk de"
).split(" ");
const SUFFIXES = (
  "top xyz info net online click shop cc cn live site club icu vip life org co us cyou buzz sbs cfd bond pro support " +
  "app space store website link work tech ru me in eu"
).split(" ");
/** The characters that stand beside each other or look alike, for a typo. */
const NEAR: Readonly<Record<string, string>> = {
  a: "sq4",
  b: "vn",
  c: "xv",
  d: "sf",
  e: "rw3",
  f: "dg",
  g: "hq",
  h: "gj",
  i: "l1",
  j: "kh",
  k: "jl",
  l: "1i",
  m: "n",
  n: "m",
  o: "0p",
  p: "o",
  q: "g",
  r: "te",
  s: "5a",
  t: "ry",
  u: "yv",
  v: "uw",
  w: "ve",
  x: "z",
  y: "ut",
  z: "s2",
};
/** One of so many names has the brand as people shorten it, where they do. */
const SHORTENED = 6;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Numbers that follow from a text. */
function numbers(seed: string): (below: number) => number {
  let n = 0;
  return (below) => hash(`${seed} ${n++}`) % below;
}

/**
 * Returns names that imitate a brand, the same at each call: a third of them with a typo in the brand.
 *
 * @param label The brand's registrable label.
 * @param tld Its suffix.
 */
export function madeNames(label: string, tld: string, count: number): string[] {
  const out = new Set<string>();
  const { lead } = brandOf({ domain: label, tld });
  for (let i = 0; i < count; i++) {
    const next = numbers(`${label}.${tld} ${i}`);
    const pick = (list: readonly string[] | string): string => list[next(list.length)]!;
    const random = (): string => Array.from({ length: 3 + next(6) }, () => pick(LETTERS)).join("");
    const isTypo = label.length > 4 && i % 3 === 0;
    const shown = isTypo ? typo(label, next) : i % SHORTENED === 1 && lead !== "" ? lead : label;
    const name = pick(FORMS).replace(/[@#?=$]/g, (sign) => {
      if (sign === "@") return shown;
      if (sign === "#") return pick(WORDS);
      return sign === "?" ? random() : sign === "=" ? tld : pick(SUFFIXES);
    });
    if (!name.endsWith(`.${label}.${tld}`) && name !== `${label}.${tld}`) out.add(name);
  }
  return [...out];
}

function typo(label: string, next: (below: number) => number): string {
  const at = 1 + next(label.length - 1);
  const [before, c, after] = [label.slice(0, at), label[at]!, label.slice(at + 1)];
  const kind = next(4);
  if (kind === 0) return before + after;
  if (kind === 1) return before + c + c + after;
  if (kind === 2 && after !== "") return before + after[0] + c + after.slice(1);
  const near = NEAR[c] ?? "o";
  return before + near[next(near.length)] + after;
}
