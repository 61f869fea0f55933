/**
 * What of a page shows a brand: each sign from 0 to 1, by brand.
 * @module
 */
import { splitName } from "../../domain.ts";
import { SIGNS } from "../data/page_signs.ts";
import { brandLabel, type Naming, type PageIndex, TELLING } from "./profile.ts";
import type { PagePicture } from "./pictures.ts";
import { linkHost } from "../../page/html.ts";
import type { PageParts } from "./reader.ts";
import {
  disguisedWords,
  formOf,
  identifierWords,
  isCard,
  isShared,
  isWidget,
  pageWords,
  pictureWords,
  tellingWords,
  titleOf,
  withGenericParted,
  withoutRights,
  withoutShared,
} from "./words.ts";

/** Their names. */
export const SIGN_NAMES: readonly (keyof typeof SIGNS)[] = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** What shows a brand, each from 0 to 1. */
export type Signs = Record<keyof typeof SIGNS, number>;

/** No sign. */
const NONE = Object.fromEntries(SIGN_NAMES.map((sign) => [sign, 0])) as Signs;

/** What of its logo and its hosts counts on a page that only mentions a brand. */
const MENTIONED = 0.4;

/** Characters of an address whose folders are read. */
const MAX_URL = 1_000;

/** Letters of a name that scripts and styles do not have as a word of their own. */
const LEAST_IN_CODE = 6;

/** The signs of a page's brands, by their places in the index. */
class Found {
  readonly all = new Map<number, Signs>();

  of(brand: number): Signs {
    let found = this.all.get(brand);
    if (found === undefined) this.all.set(brand, found = { ...NONE });
    return found;
  }

  put(sign: keyof Signs, brand: number, says: number): void {
    this.of(brand)[sign] = Math.max(this.of(brand)[sign], says);
  }

  most(sign: keyof Signs, namings: readonly Naming[]): void {
    for (const { brand, weight } of namings) this.put(sign, brand, weight);
  }
}

/** Returns what shows each brand of the index on a page. */
export function signsOf(
  parts: PageParts,
  url: string,
  pictures: readonly PagePicture[],
  index: PageIndex,
): ReadonlyMap<number, Signs> {
  const found = new Found();
  const title = withGenericParted(parts.title);
  const inTitle = addTitle(found, title, index);
  addHost(found, linkHost(url), index);
  addPath(found, url, index);
  found.most("siteName", index.namings(pageWords(parts.siteName)));
  found.most("copyright", index.namings(pageWords(parts.copyright)));
  for (const line of parts.copyright.split(" ; ")) found.most("copyright", holderOf(line, index));
  found.most("headings", index.namings(pageWords(parts.headings)));
  found.most("hidden", index.namings(pageWords(parts.hidden)));
  const inText = index.namings(pageWords(parts.text));
  const mentioned = new Set(inText.filter(({ isMention }) => isMention).map(({ brand }) => brand));
  const inPictures = parts.pictureTexts.flatMap((text) => nothingBut(pageWords(text), index))
    .filter(({ brand }) => !mentioned.has(brand));
  addText(found, inText);
  addDisguised(found, parts, inTitle, index);
  const saysWhose = tellingWords(pageWords(title)).length > 0 || parts.siteName !== "";
  const isShort = inTitle.length === 0 && parts.siteName === "" && parts.text.length <= SHORT_TEXT;
  if (!saysWhose || isShort) addOnlyName(found, [...inText, ...inPictures], saysWhose ? UNSAID : 1);
  const isTelling = ({ weight }: Naming): boolean => weight >= TELLING;
  // A name that stands once in a text may be that of a partner in the footer.
  const isNamed = saysWhose || inTitle.some(isTelling) || inText.filter(isTelling).length > 1;
  addFiles(found, parts, isNamed, inPictures, index);
  addHosts(found, parts, index);
  addPictures(found, pictures, index);
  addOwnPages(found, parts, index);
  const cards = [...found.all].filter(([brand]) => isCard(index.brands[brand]!.brand));
  for (const [, signs] of cards.length > 1 ? cards : []) {
    if (signs.title + signs.copyright + signs.host > 0) continue;
    for (const sign of SIGN_NAMES) signs[sign] *= MENTIONED;
  }
  for (const [brand, signs] of found.all) {
    const named = inText.filter((naming) => naming.brand === brand);
    // A button to sign in or pay with a brand shows its logo and leads to its site.
    if (
      named.length === 0 || signs.title + signs.copyright > 0 || named.some(({ isMention }) => !isMention)
    ) continue;
    for (const sign of ["logos", "loads", "links", "sameLogo"] as const) signs[sign] *= MENTIONED;
  }
  return found.all;
}

const DETERMINERS: ReadonlySet<string> = new Set("your my our the a an this votre tu su ihr".split(" "));

/** Share that a name has of a title at least that says nothing else but "sign in" at length. */
const ALL_THAT_TELLS = 0.4;

/** What stands between the name of a site and that of a page. */
const BETWEEN = /\s[-–—·•»«:>]+\s|[|｜>»]+/u;
/** What a part of a title says that is a name and nothing else. */
const PART_OF_TITLE = 0.6;

function addTitle(found: Found, title: string, index: PageIndex): Naming[] {
  const words = pageWords(title), namings = index.namings(words);
  const put = (brand: number, says: number, share: number, part: number): void => {
    // Articles about a brand name it somewhere in a sentence.
    found.put("title", brand, part * says * Math.min(1, 0.1 + 2.5 * share));
    found.put("titleShare", brand, part * says * share);
  };
  const letters = words.join("").length, telling = tellingWords(words).join("").length;
  for (const { brand, weight, at, letters: named } of namings) {
    const isAll = named >= telling,
      share = Math.max(isAll ? ALL_THAT_TELLS : 0, named / Math.max(named, letters));
    // An everyday word is a name where the title says nothing else but "sign in"; in "your box" and "box office" it is none.
    const part = weight >= TELLING ? 1 : DETERMINERS.has(words[at - 1] ?? "") ? 0.3 : isAll ? 1 : 0.6;
    put(brand, part < 1 ? part * weight : isAll ? Math.max(weight, ONLY_NAME) : weight, share, 1);
  }
  const parts = title.split(BETWEEN);
  for (const part of parts.length > 1 ? parts : []) {
    const alone = aloneIn(pageWords(part), index).filter(({ isMention }) => !isMention);
    for (const { brand, weight } of alone) {
      if (weight >= TELLING) put(brand, weight, ALL_THAT_TELLS, PART_OF_TITLE);
    }
  }
  return namings;
}

/** Who is called like a brand says so on every page; who is not, and writes it into the host, means the brand. */
function addHost(found: Found, host: string, index: PageIndex): void {
  const labels = host.split("."), registered = splitName(host).registrable?.split(".", 1)[0] ?? "";
  for (const [i, label] of labels.slice(0, -1).entries()) {
    const isDeep = i < labels.length - 3, words = pageWords(label), { length } = tellingWords(words).join("");
    // Three letters and everyday words mean a brand where nothing else stands beside them but "login".
    const means = ({ brand, weight, letters }: Naming) =>
      (isDeep ||
        label !== brandLabel(index.brands[brand]!) &&
          !(label === registered && index.isNameOf(label, brand))) &&
      (weight > TELLING || letters >= length);
    found.most("host", index.namings(words).filter(means));
  }
  const words = pageWords(labels.slice(0, -1).join("."));
  for (const word of words) for (const [brand, says] of index.near(word)) found.put("host", brand, says);
}

/** What an everyday word says that is the only name of a title or of a line of copyright. */
const ONLY_NAME = 0.8;

/** The brand that a line of copyright names, and nobody else. */
function holderOf(line: string, index: PageIndex): Naming[] {
  const words = line.split(BETWEEN).map((part) => pageWords(withoutRights(part))).find(({ length }) =>
    length > 0
  );
  return aloneIn(words ?? [], index).map((naming) => ({
    ...naming,
    weight: Math.max(naming.weight, ONLY_NAME),
  }));
}

/** Namings beside which stand but words of everybody's. */
function aloneIn(words: readonly string[], index: PageIndex, isCode = false): Naming[] {
  const telling = tellingWords(words).join("").length;
  return index.namings(words, isCode).filter(({ letters }) => letters >= telling);
}

/** The same of names that tell, in names of files and folders and in the texts of pictures. */
const nothingBut = (words: readonly string[], index: PageIndex): Naming[] =>
  aloneIn(words, index, true).filter(({ weight }) => weight >= TELLING);

/** Folders that are called by nothing but a brand: kits lie there on sites of others, articles have longer names. */
function addPath(found: Found, url: string, index: PageIndex): void {
  const [, path = ""] = /^[^?#]*?\/\/[^/?#]*([^?#]*)/.exec(url.slice(0, MAX_URL)) ?? [];
  for (const folder of path.split("/")) {
    found.most("path", nothingBut(pageWords(folder.replace(/\.\w{2,5}$/, "")), index));
  }
}

/** Names that people read and filters do not: the brand itself and those who write about it have no reason to. */
function addDisguised(found: Found, parts: PageParts, inTitle: readonly Naming[], index: PageIndex): void {
  if (parts.titleInReferences) found.most("disguised", inTitle.filter(({ isMention }) => !isMention));
  for (const text of [parts.title, parts.siteName, parts.copyright, parts.headings]) {
    const disguised = disguisedWords(text, (word) => index.isSpelt(word));
    if (disguised.size === 0) continue;
    const words = pageWords(text);
    const isOne = ({ at, words: count }: Naming) =>
      words.slice(at, at + count).some((word) => disguised.has(word));
    found.most("disguised", index.namings(words).filter(isOne));
  }
}

function addText(found: Found, namings: readonly Naming[]): void {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { brand, weight } of namings) {
    counts.set(brand, (counts.get(brand) ?? 0) + weight);
    all += weight;
  }
  for (const [brand, count] of counts) {
    found.of(brand).text = Math.min(1, Math.log2(1 + count) / 3);
    found.of(brand).textShare = (count / all) * Math.min(1, count / 2);
  }
  const [first] = namings;
  if (first !== undefined) found.of(first.brand).early = first.weight;
}

/** Characters of a page that says no more than what it wants, and what its only name says where its title has other words. */
const SHORT_TEXT = 500, UNSAID = 0.6;

/** On a page whose title does not say whose it is, the only name that is borne and not mentioned. */
function addOnlyName(found: Found, namings: readonly Naming[], says: number): void {
  const borne = namings.filter(({ isMention }) => !isMention);
  const [first] = borne;
  if (first === undefined || borne.some(({ brand }) => brand !== first.brand)) return;
  const weight = Math.max(...borne.map(({ weight }) => weight));
  if (weight >= TELLING) found.of(first.brand).only = says * weight;
}

/** Logos, files, fields and scripts; and what they show on a page that `isNamed` by nothing that visitors read. */
function addFiles(
  found: Found,
  parts: PageParts,
  isNamed: boolean,
  inPictures: readonly Naming[],
  index: PageIndex,
): void {
  const telling = (text: string): Naming[] =>
    index.namings(identifierWords(withoutShared(text)), true).filter(({ weight }) => weight >= TELLING);
  const pictures = parts.pictures.flatMap((file) => nothingBut(pictureWords(file), index));
  const logos = [...telling(parts.logos), ...pictures, ...inPictures];
  const attributes = telling(parts.attributes);
  found.most("logos", logos);
  found.most("attributes", attributes);
  if (isNamed) return;
  const code = telling(parts.code).filter(({ letters }) => letters >= LEAST_IN_CODE);
  const places = new Map<number, number>();
  for (const list of [logos, attributes, code]) {
    for (const brand of new Set(list.map(({ brand }) => brand))) {
      if (!isWidget(index.brands[brand]!.brand)) places.set(brand, (places.get(brand) ?? 0) + 1);
    }
  }
  const all = [...places.values()].reduce((sum, count) => sum + count, 0);
  for (const [brand, count] of places) {
    // One class may be a word like any other.
    const isSure = count > 1 || logos.some((naming) => naming.brand === brand);
    found.of(brand).files = (count / all) * (isSure ? 1 : 0.5);
  }
}

/** What of the hosts of a brand counts whose counters and buttons pages of everybody load. */
const FROM_WIDGETS = 0.4;

/** Where the page says it comes from, and the hosts that it loads from and links to. */
function addHosts(found: Found, { origin, icons, loads, links }: PageParts, index: PageIndex): void {
  for (const host of origin) {
    const owner = index.ownerOf(host);
    if (owner >= 0) found.of(owner).origin = 1;
  }
  for (const host of icons) {
    const owner = isShared(host) ? -1 : index.ownerOf(host);
    if (owner >= 0 && !isWidget(index.brands[owner]!.brand)) found.of(owner).icon = 1;
  }
  for (const [sign, hosts] of [["loads", loads], ["links", links]] as const) {
    const byOwner = new Map<number, number>();
    let total = 0;
    for (const [host, count] of hosts) {
      if (isShared(host)) continue;
      const owner = index.ownerOf(host);
      total += count;
      if (owner >= 0) byOwner.set(owner, (byOwner.get(owner) ?? 0) + count);
    }
    for (const [owner, count] of byOwner) {
      const says = isWidget(index.brands[owner]!.brand) ? FROM_WIDGETS : 1;
      found.of(owner)[sign] = says * count / total * Math.min(1, Math.log2(1 + count) / 2);
    }
  }
}

/** What of an icon counts that comes from the brand's own site: that it does is a sign already. */
const FROM_ITS_SITE = 0.3;

/** The page's icon and logos that are a brand's, whatever file they are in. */
function addPictures(found: Found, pictures: readonly PagePicture[], index: PageIndex): void {
  for (const picture of pictures) {
    const sign = picture.kind === "icon" ? "sameIcon" : "sameLogo";
    for (const [brand, says] of index.pictured(picture)) {
      const isItsSite = sign === "sameIcon" && found.of(brand).icon > 0;
      found.put(sign, brand, isItsSite ? says * FROM_ITS_SITE : says);
    }
  }
}

/** Titles and sign-in forms that are those of a brand's own pages; what several brands have says less of each. */
function addOwnPages(found: Found, parts: PageParts, index: PageIndex): void {
  const [title, form] = [titleOf(parts.title), formOf(parts)];
  const titled = title === "" ? [] : [...index.withTitle(title)],
    formed = form === "" ? [] : [...index.withForm(form)];
  for (const brand of titled) found.of(brand).sameTitle = 1 / titled.length;
  for (const brand of formed) found.of(brand).sameForm = 1 / formed.length;
}
