/**
 * The language in which a brand speaks to its visitors, as browsers ask for it.
 * @module
 */
import type { Subject } from "../../subject.ts";
import { visited } from "./visited.ts";

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i;
/** Suffixes that are not the code of their region (ISO 3166-1 has it reserved). */
const REGIONS: Readonly<Record<string, string>> = { uk: "gb", eu: "" };

/**
 * The Accept-Language field of the brand's visitors: the language that its page declares, else that of most people under
 * its suffix (CLDR's likely subtags), then English; undefined where that is all.
 */
export async function languageOf({ brand, original, signal }: Subject): Promise<string | undefined> {
  const page = (await brand?.once(visited).catch((error) => {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return null;
  }))?.page;
  const html = page?.html.tokens.find(({ kind, name }) => kind === "open" && name === "html");
  const declared = html?.attributes.get("lang")?.trim() ?? "";
  const language = LANGUAGE.test(declared) ? declared : languageUnder(original);
  const [plain = ""] = language.toLowerCase().split("-");
  if (plain === "" || plain === "en") return undefined;
  return `${language}${language === plain ? "" : `,${plain};q=0.9`},en;q=0.5`;
}

/** The language of most people in the region of a name's suffix; "" where it has none. */
function languageUnder(name: string): string {
  const suffix = name.slice(name.lastIndexOf(".") + 1), region = REGIONS[suffix] ?? suffix;
  if (!/^[a-z]{2}$/.test(region)) return "";
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return language === "und" ? "" : language;
}
