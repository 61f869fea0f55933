import * as v from "valibot";
import { SquatError } from "../../../lib/errors.ts";
import {
  BrandIndex,
  type BrandNotice,
  LIKELY_FROM,
  type Match,
  match,
  type MatchOptions,
  VISIT_FROM,
} from "../../../lib/match/mod.ts";
import { type MatchedPage, matchPage, Page, PageIndex, type PageMatch } from "../../../lib/match/page/mod.ts";
import { brandDomain } from "../../../lib/domain.ts";
import { fitsPattern } from "../../../lib/assess/mod.ts";
import { requireScope } from "../../auth/guard.ts";
import type { Steps } from "../../fair/thread_time.ts";
import type { KnownBrand } from "../../hooks.ts";
import { brandFault } from "../../names/domain_fault.ts";
import { answer, textStream } from "../../wire/answer.ts";
import { type Context, type Route, route } from "../route.ts";
import { InvalidParameter } from "../../checks.ts";
import { hasScope } from "../../wire/request.ts";
import { LOOK_UP } from "../../wire/roles.ts";

/** Most names, and most brands, of one request. */
const MAX_LISTED_NAMES = 1_000;
/** Longest page in characters; of it the substance is read. */
const MAX_PAGE = 2 * 1024 * 1024;
/** Largest body in bytes: both lists at their longest, and a page, quoted. */
const MAX_MATCH_BODY = 2 * MAX_LISTED_NAMES * 260 + 3 * 1024 * 1024;

const LISTED_NAMES = v.pipe(
  v.array(v.string()),
  v.minLength(1, "give at least one"),
  v.maxLength(MAX_LISTED_NAMES, `give at most ${MAX_LISTED_NAMES}`),
);

const GIVE_SHARE = "give a share from 0 to 1";
const MATCH_BODY = v.strictObject({
  names: v.exactOptional(LISTED_NAMES),
  page: v.exactOptional(v.strictObject({
    url: v.pipe(v.string(), v.url("give the page's address")),
    html: v.pipe(
      v.string(),
      v.regex(/\S/, "give the page: an empty text shows nothing"),
      v.maxLength(MAX_PAGE, `give at most ${MAX_PAGE} characters`),
    ),
  })),
  // "watched" for the brands that the key's owner watches.
  brands: v.union([LISTED_NAMES, v.literal("watched")], 'give an array of names, or "watched"'),
  owned: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ name: v.string(), brand: v.string() })),
      v.maxLength(MAX_LISTED_NAMES, `give at most ${MAX_LISTED_NAMES}`),
    ),
  ),
  min: v.exactOptional(v.pipe(v.number(), v.minValue(0, GIVE_SHARE), v.maxValue(1, GIVE_SHARE))),
  limit: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1, "give 1 to 100"), v.maxValue(100, "give 1 to 100")),
  ),
});

/**
 * Which brands names imitate. Sends no packet, so it needs no stream and no result. With a key that may watch, names
 * that imitate a brand under the caller's watch are studied at once.
 */
export const matchRoutes: readonly Route[] = [
  route("POST /v1/match", {
    id: "match",
    does: LOOK_UP,
    summary: "Says which of the given brands each name, or a page, imitates, and how likely",
    access: { by: "key", scope: "lookup:squat", counts: "lookup_requests" },
    body: MATCH_BODY,
    mostBodyBytes: MAX_MATCH_BODY,
    answers: { "application/json": "MatchResults" },
    async run({ body: { names, page, brands: given, owned = [], ...options } }, context) {
      const { service: { thread }, request, caller } = context;
      if (names === undefined && page === undefined) {
        throw new InvalidParameter("Cannot match nothing: give names, a page, or both");
      }
      const brands = given === "watched" ? await watchedBrands(context) : given;
      const prepared = await thread.run(caller!.owner, prepare(brands, owned), request.signal);
      const imitated = page === undefined
        ? undefined
        : await thread.run(caller!.owner, matchedPage(page, brands), request.signal);
      const results = resultsOf(names ?? [], imitated, prepared, options, context);
      return answer(textStream(thread.pieces(caller!.owner, results)), {
        "content-type": "application/json",
      });
    },
  }),
];

/** Brands that names are matched with. */
interface Prepared {
  index: BrandIndex;
  /** By registrable name, the patterns of the brand's own names. */
  own: Map<string, string[]>;
  /** What is to be said of brands, those that are left out first. */
  notices: BrandNotice[];
}

/**
 * Prepares brands: a list of names, or those that the caller watches. One that cannot be used is left
 * out and said.
 *
 * @throws {SquatError} `invalid_domain` when none can be used; `invalid_parameter`.
 */
function* prepare(
  brands: readonly (string | KnownBrand)[],
  owned: readonly { name: string; brand: string }[],
): Steps<Prepared> {
  const index = new BrandIndex();
  const own = new Map<string, string[]>();
  const refused: BrandNotice[] = [];
  for (const brand of brands) {
    const { domains, owned, words } = typeof brand === "string"
      ? { domains: [brand], owned: [], words: [] }
      : brand;
    for (const domain of domains) {
      yield;
      const text = brandFault(domain);
      if (text !== null) {
        refused.push({ brand: domain, share: 0, text });
        continue;
      }
      const name = index.add({ domain, names: words });
      own.set(name, [...own.get(name) ?? [], ...owned]);
    }
  }
  if (index.size === 0 && refused.length > 0) throw new SquatError("invalid_domain", refused.at(-1)!.text);
  for (const { name, brand } of owned) {
    index.own(name, brandDomain(brand).registrable);
    yield;
  }
  const leftOut = refused.map(({ text, ...rest }) => ({ ...rest, text: `Left out: ${text}` }));
  return { index, own, notices: [...leftOut, ...index.notices()] };
}

/** The brands that a page imitates, the likeliest first. */
function* matchedPage(page: MatchedPage, brands: readonly (string | KnownBrand)[]): Steps<PageMatch[]> {
  const index = new PageIndex(
    brands.filter((brand) => typeof brand !== "string" || brandFault(brand) === null).map((brand) =>
      typeof brand === "string" ? { brand: brandDomain(brand).registrable } : brand.page
    ),
  );
  const html = Page.of(page.html);
  yield* html.readInSteps();
  yield;
  return matchPage({ ...page, html }, index);
}

/** The answer in pieces, a name each; has those studied that imitate a brand under the caller's watch. */
async function* resultsOf(
  names: readonly string[],
  page: readonly PageMatch[] | undefined,
  { index, own, notices }: Prepared,
  { min = LIKELY_FROM, ...options }: MatchOptions,
  { service: { extras }, caller }: Context,
): AsyncGenerator<string> {
  const imitations: string[] = [];
  yield '{"results":[';
  for (const [i, name] of names.entries()) {
    let result: { name: string; matches?: Match[]; error?: string };
    try {
      const fqdn = name.toLowerCase().replace(/\.$/, "");
      const found = match(name, index, { ...options, min: Math.min(min, VISIT_FROM) }).filter(({ brand }) =>
        own.get(brand)?.some((pattern) => fitsPattern(pattern, fqdn)) !== true
      );
      if (found.length > 0) imitations.push(name);
      const matches = found.filter(({ probability }) => probability >= min);
      result = { name, matches };
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      result = { name, error: error.message };
    }
    yield (i === 0 ? "" : ",") + JSON.stringify(result);
  }
  const scope = extras.ask.brandScope();
  if (scope !== null && hasScope(caller!, scope)) await extras.ask.seen(caller!.owner, imitations);
  const matched = page === undefined ? "" : `,"page":${JSON.stringify({ matches: page })}`;
  yield `]${matched},"notices":${JSON.stringify(notices)}}\n`;
}

/**
 * Returns the brands that the caller watches.
 *
 * @throws {SquatError} `forbidden` for a key without their scope; `invalid_parameter` when nothing is watched.
 */
async function watchedBrands(context: Context): Promise<readonly KnownBrand[]> {
  const { service, caller } = context;
  const scope = service.extras.ask.brandScope();
  if (scope !== null) requireScope(scope, context, ', which "brands": "watched" needs');
  const brands = await service.extras.ask.brandsOf(caller!.owner, 0);
  if (brands.length > 0) return brands;
  const advice = scope === null
    ? "this service watches none; give names"
    : "no brand is watched; add one, or give names";
  throw new InvalidParameter(`Cannot use brands "watched": ${advice}`);
}
