import { brandDomain } from "../../../lib/domain.ts";
import { type MatchedPage, matchPage, type PageBrand, PageIndex } from "../../../lib/match/page/mod.ts";
import { pageAt } from "../../../lib/observe/mod.ts";
import { complain, EXIT, UsageError } from "../exit.ts";
import type { LookupValues } from "../lookup/options.ts";
import { openIo } from "../lookup/io.ts";
import { refang } from "../../names/names.ts";
import type { System } from "../system.ts";
import { type MatchFormat, pageRow } from "../output/matches.ts";

/** Characters of a file that are read; of them the substance counts. */
const MAX_HTML_CHARACTERS = 2 * 1024 * 1024;

/** The page of a URL, which is visited, or of a file or stdin. */
async function readGiven(given: string, values: LookupValues, system: System): Promise<MatchedPage> {
  const text = given.replace(/^hxxp/i, "http").replaceAll("[.]", ".");
  if (!/^[a-z]+:\/\//i.test(text)) {
    let html = "";
    for await (const line of system.readLines(given)) {
      html += line + "\n";
      if (html.length > MAX_HTML_CHARACTERS) break;
    }
    if (!/<[a-z!]/i.test(html)) throw new UsageError(`Cannot use --page ${given}: it holds no HTML`);
    return { url: "", html };
  }
  if (values.passive) throw new UsageError("--passive visits no page: give the page as a file");
  const { io, close } = await openIo(values, system, undefined);
  try {
    return await pageAt(io, text, system.signal);
  } finally {
    await close();
  }
}

/** `match --page URL|FILE`: prints the brands that a page may imitate, at least as likely as `min`. */
export async function matchGivenPage(
  given: string,
  brands: readonly string[],
  { min, limit, format }: { min: number; limit: number; format: MatchFormat },
  values: LookupValues,
  system: System,
): Promise<number> {
  const page = await readGiven(given, values, system);
  const index = new PageIndex(
    brands.map((brand): PageBrand => ({ brand: brandDomain(refang(brand)).registrable })),
  );
  const found = matchPage(page, index);
  const own = found.find((match) => match.own);
  if (own !== undefined) {
    complain(system, `The page is ${own.brand}'s own`);
    return EXIT.failed;
  }
  const likely = found.filter(({ probability }) => probability >= min).slice(0, limit);
  if (likely.length === 0) {
    complain(system, `The page imitates none of the brands given`);
    return EXIT.failed;
  }
  if (format === "csv") await system.print("page,brand,probability,reasons\n");
  for (const match of likely) await system.print(pageRow(format, page.url || given, match));
  return EXIT.done;
}
