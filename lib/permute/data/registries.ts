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

const only = (letters: string): RegExp => new RegExp(`^[a-z0-9${letters}-]*$`, "u");
const FRENCH = only("ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ");
const GERMAN = only("ßà-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĸĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž");
const LATIN1 = only("à-öø-ÿœ");
export const LATIN: RegExp = /^[-0-9\p{Script=Latin}]*$/u;
export const EUROPE: RegExp = only("ß-öø-žșț");
const SWEDISH = only("à-âä-öø-úü-þćčđěłńŋřśšţŧźžǎǐǒǔǥǧǩǯəʒ");
export const CYRILLIC_LABEL: RegExp = /^[-0-9\p{Script=Cyrillic}]*$/u;
export const GREEK: RegExp = /^[-0-9\p{Script=Greek}]*$/u;
export const ARMENIAN: RegExp = /^[-0-9\p{Script=Armenian}]*$/u;

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
/** The letters of each suffix that is listed. */
export const LETTERS_OF: ReadonlyMap<string, RegExp> = new Map(
  TABLES.flatMap(([letters, suffixes]) => suffixes.split(" ").map((suffix) => [suffix, letters] as const)),
);
/** Run by registries whose tables hold whole scripts. */
export const ANY_SCRIPT_TLDS: ReadonlySet<string> = new Set(["com", "net", "cc", "tv", "name"]);
/** Generic suffixes that take ASCII only. */
export const ASCII_ONLY: ReadonlySet<string> = new Set("gov edu mil int aero jobs post".split(" "));
/** Countries' suffixes sold to the world with tables of generic ones. */
export const GENERIC_TLDS: ReadonlySet<string> = new Set(
  "co me io ac sh sc ag bz lc mn vc in ws to la fm tk".split(" "),
);
