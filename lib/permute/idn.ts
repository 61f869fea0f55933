/**
 * Which registries take which letters, after their published IDN tables (IANA, Repository of IDN Practices).
 *
 * Checked letter by letter on 2026-11-21: se, nu against the registry's own tables (dotse/IDN-tables, version 3); ar,
 * at, cat, ch, cl, de, dk, ee, es, fi, hr, hu, is, it, li, lt, no, pe, pt, rs, tr, ve against the tables that
 * laminas-validator's Hostname cites from IANA; de by the number of letters DENIC names, too. `org` is the union of
 * its language tables. Not checked against a source: be, br, ca, fr, gal, lu, lv, ro, and which registries publish no
 * table. A suffix that is not listed takes ASCII only if it is a country's, and the letters of European languages if
 * it is generic.
 * @module
 */

type ScriptFamily = "none" | "wide" | "generic" | RegExp;

const only = (letters: string): RegExp => new RegExp(`^[a-z0-9${letters}-]*$`, "u");
const FRENCH = only("ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ");
const GERMAN = only("ßà-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĸĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž");
const LATIN1 = only("à-öø-ÿœ");
const LATIN = /^[-0-9\p{Script=Latin}]*$/u;
const EUROPE = only("ß-öø-žșț");
const SWEDISH = only("à-âä-öø-úü-þćčđěłńŋřśšţŧźžǎǐǒǔǥǧǩǯəʒ");
const CYRILLIC_LABEL = /^[-0-9\p{Script=Cyrillic}]*$/u;
const GREEK = /^[-0-9\p{Script=Greek}]*$/u;
const ARMENIAN = /^[-0-9\p{Script=Armenian}]*$/u;

/** What suffixes take beside ASCII; those in a script of their own take nothing else. */
const TABLES: readonly (readonly [letters: RegExp, suffixes: string])[] = [
  [GERMAN, "de"],
  [FRENCH, "fr re pm tf wf yt"],
  [LATIN1, "ch li"],
  [only("à-öø-ÿœšž"), "at"],
  [only("æøåöäüé"), "dk"],
  [only("àáä-éêñ-ôöøüčđńŋšŧž"), "no"],
  [SWEDISH, "se nu"],
  [only("äåö"), "fi"],
  [only("áéýúíóþæöð"), "is"],
  [only("áàéèíïóòúüñç"), "es"],
  [only("àâäèéêëìîïòôöùûüæœçÿß"), "it"],
  [only("àáâãçéêíóôõú"), "pt"],
  [only("àáâãçéêíóôõúü"), "br"],
  [only("áéíóúñü"), "cl pe"],
  [only("à-ãç-êìíñ-õü"), "ar"],
  [only("áéíóúüñ"), "ve"],
  [only("žćčđš"), "hr"],
  [only("ßáâäçéëíîóôöúüýăąćčďđęěĺľłńňőŕřśşšţťůűźżž"), "rs"],
  [only("éëêèâàæçîïôœùûüÿ"), "ca"],
  [only("ßàáâãóôþüúðæåïçèõöÿýòäœêëìíøùîûñé"), "be"],
  [only("àâäçèéêëîïôöùûü"), "lu"],
  [only("áéíóöőúüű"), "hu"],
  [only("ąčęėįšųūž"), "lt"],
  [only("āčēģīķļņšūžōŗ"), "lv"],
  [only("šžõäöü"), "ee"],
  [EUROPE, "pl eu"],
  [only("ăâîșț"), "ro"],
  [only("çğıöşü"), "tr"],
  [LATIN, "vn"],
  [only("àçéèíïóòúü"), "cat"],
  [/^(?:[-a-z0-9áäåæéëíðóöøúüýþñąćęłńśźżőűčėįšūųžāēģīķļņōŗ]*|[-0-9\p{Script=Cyrillic}]*)$/u, "org"],
  [only("áéíïóúüñ"), "gal"],
  [CYRILLIC_LABEL, "рф срб укр бг мкд бел қаз мон ею рус сайт онлайн дети москва орг ком католик"],
  [GREEK, "gr ευ ελ"],
  [ARMENIAN, "հայ am"],
];
const LETTERS_OF = new Map(
  TABLES.flatMap(([letters, suffixes]) => suffixes.split(" ").map((suffix) => [suffix, letters] as const)),
);
/** Run by registries whose tables hold whole scripts. */
const ANY_SCRIPT_TLDS: ReadonlySet<string> = new Set(["com", "net", "cc", "tv", "name"]);
/** Generic suffixes that take ASCII only. */
const ASCII_ONLY: ReadonlySet<string> = new Set("gov edu mil int aero jobs post".split(" "));
/** Countries' suffixes sold to the world with tables of generic ones. */
const GENERIC_TLDS: ReadonlySet<string> = new Set(
  "co me io ac sh sc ag bz lc mn vc in ws to la fm tk".split(" "),
);

function family(suffix: string): ScriptFamily {
  const top = suffix.slice(suffix.lastIndexOf(".") + 1);
  const named = LETTERS_OF.get(top);
  if (named !== undefined) return named;
  if (ANY_SCRIPT_TLDS.has(top)) return "wide";
  if (ASCII_ONLY.has(top)) return "none";
  return top.length > 2 && /^[a-z]+$/.test(top) || GENERIC_TLDS.has(top) ? "generic" : "none";
}

/**
 * Whether the registry of a suffix takes a label, by its published IDN table or script rules.
 *
 * ASCII is always taken except under suffixes in a script of their own; mixed scripts never are.
 *
 * @param label Unicode, valid.
 * @param suffix Unicode.
 */
export function registryTakes(label: string, suffix: string): boolean {
  const f = family(suffix);
  if (f === "none") return false;
  if (f instanceof RegExp) return f.test(label);
  if (f === "wide") {
    return LATIN.test(label) || CYRILLIC_LABEL.test(label) || GREEK.test(label) || ARMENIAN.test(label) ||
      !MIXABLE.test(label);
  }
  return EUROPE.test(label) || CYRILLIC_LABEL.test(label) || GREEK.test(label) || !MIXABLE.test(label);
}

/** Whether a label has no letters of a script that another one lacks, of those that look like one another. */
export function hasScriptsOf(label: string, other: string): boolean {
  return CONFUSABLE_SCRIPTS.every((script) => !script.test(label) || script.test(other));
}

const CONFUSABLE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
];
/** Scripts that look like one another; other mixtures are assumed to be refused where they confuse. */
const MIXABLE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
