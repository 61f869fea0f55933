/**
 * What a brand's own pages add to what identifies it.
 * @module
 */
import { splitName } from "../../domain.ts";
import { brandLabel, type MatchedPage, type PageBrand } from "./profile.ts";
import { linkHost } from "../../page/html.ts";
import { Page } from "../../page/page.ts";
import { readParts } from "./reader.ts";
import { formOf, isShared, pageWords, tellingWords, titleOf, withoutRights } from "./words.ts";

/** Names and domains that pages add at most, and letters of a name: a profile stays below 8 KiB. */
const MAX_NAMES = 8, MAX_DOMAINS = 16, MAX_LETTERS = 40;
/** Pictures, titles and forms of a profile. */
const MAX_PICTURES = 12, MAX_TITLES = 8, MAX_FORMS = 4;
/** What {@link PageProfile.version} is; a profile of another version is made anew. */
export const PROFILE_VERSION = 1;

/** A brand with what its own pages show, to be saved. */
export interface PageProfile extends PageBrand {
  /** What the profile is written in: that of this library is {@link PROFILE_VERSION}. */
  version: number;
}

/**
 * Returns a brand with what its own pages show besides: what the site calls itself, who holds its copyright, the
 * domains of the brand that they load from, link to or name as the site in another language, their titles, sign-in forms, icons and logos. Pages that are not on the brand's own hosts add nothing, so that nothing is
 * learnt from a page that imitates it. At most 8 KiB as JSON, to be saved and made anew when the pages change.
 *
 * @example
 * ```ts
 * import { pageProfile } from "./mod.ts";
 * const html = `<meta property="og:site_name" content="Kestrel"><script src="//cdn.kestrelbank-static.com/a.js"></script>`;
 * const own = [{ url: "https://www.kestrelbank.com/", html }];
 * const { aliases, domains } = pageProfile({ brand: "kestrelbank.com" }, own);
 * console.assert(aliases?.[0] === "Kestrel" && domains?.[1] === "kestrelbank-static.com");
 * ```
 */
export function pageProfile(brand: PageBrand, pages: readonly MatchedPage[] = []): PageProfile {
  const domains = new Set(brand.domains ?? [brand.brand]);
  const isOwn = (host: string): boolean =>
    [...domains].some((domain) => host === domain || host.endsWith(`.${domain}`));
  const names = new Set(brand.aliases ?? []);
  const [nameRoom, domainRoom] = [names.size + MAX_NAMES, domains.size + MAX_DOMAINS];
  const addName = (text: string): void => {
    const name = withoutRights(text).replace(/\s+/g, " ").trim();
    const words = pageWords(name);
    const isKnown = [brand.name ?? "", ...names].some((each) =>
      pageWords(each).join(" ") === words.join(" ")
    );
    if (isKnown || words.length > 4 || name.length > MAX_LETTERS || tellingWords(words).length === 0) return;
    if (words.join("").length >= 4 && names.size < nameRoom) names.add(name);
  };
  const titles = new Set(brand.titles ?? []), forms = new Set(brand.forms ?? []);
  const pictures = new Map((brand.pictures ?? []).map((each) => [each.hash, each]));
  const label = brandLabel(brand).replaceAll("-", "");
  for (const { url, html, pictures: seen = [] } of pages) {
    if (!isOwn(linkHost(url))) continue;
    const parts = readParts(Page.of(html));
    addName(parts.siteName);
    for (const line of parts.copyright.split(" ; ")) addName(line);
    const [title, form] = [titleOf(parts.title), formOf(parts)];
    if (title !== "" && titles.size < MAX_TITLES) titles.add(title);
    if (form !== "" && forms.size < MAX_FORMS) forms.add(form);
    for (const each of seen) if (pictures.size < MAX_PICTURES) pictures.set(each.hash, each);
    const add = (host: string, isOwn: (label: string) => boolean): void => {
      const { registrable } = splitName(host);
      if (registrable === null || isShared(host) || domains.size >= domainRoom) return;
      if (isOwn(registrable.split(".", 1)[0]!.replaceAll("-", ""))) domains.add(registrable);
    };
    // A name that holds the brand's, and no other service's: "kestrelbank-static.com".
    const holdsLabel = (name: string) => label.length >= 4 && name.includes(label);
    for (const host of [...parts.icons, ...parts.loads.keys()]) add(host, holdsLabel);
    // Visitors write links too: only those that are called like the brand under another suffix.
    const labels = [label, ...[brand.name ?? "", ...names].map((name) => pageWords(name).join(""))]
      .filter((name) => name.length >= 4);
    for (const host of parts.links.keys()) add(host, (name) => labels.includes(name));
    for (const host of parts.alternates) add(host, () => true);
  }
  return {
    ...brand,
    version: PROFILE_VERSION,
    aliases: [...names],
    domains: [...domains],
    pictures: [...pictures.values()],
    titles: [...titles],
    forms: [...forms],
  };
}
