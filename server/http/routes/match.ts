import * as v from "valibot";
import { SquatError } from "../../../mod.ts";
import { BrandIndex, type Match, match } from "../../../lib/match/mod.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { fitsPattern } from "../../../lib/watch/mod.ts";
import { requireScope } from "../../auth/guard.ts";
import { jsonAnswer } from "../answer.ts";
import { readBody } from "../parameters.ts";
import { type Context, type Route, route } from "../route.ts";

/** Most names, and most brands, of one request. */
const MOST = 1_000;
/** Largest body in bytes: both lists at their longest, quoted. */
const MOST_BODY = 2 * MOST * 260;
/** Brands prepared, and names matched, between pauses for other requests. */
const SLICE = { brands: 25, names: 100 };

interface Body {
  names: string[];
  /** Names, or "watched" for the brands that the key's owner watches. */
  brands: string[] | "watched";
  owned?: { name: string; brand: string }[];
  prior?: number;
  min?: number;
  limit?: number;
  reasons?: boolean;
}

const list = v.pipe(
  v.array(v.string()),
  v.minLength(1, "give at least one"),
  v.maxLength(MOST, `give at most ${MOST}`),
);
const share = (least: number) =>
  v.pipe(
    v.number(),
    v.minValue(least, "give a share from 0 to 1"),
    v.maxValue(1 - least, "give a share from 0 to 1"),
  );

const BODY: v.GenericSchema<unknown, Body> = v.strictObject({
  names: list,
  brands: v.union([list, v.literal("watched")], 'give a list of names, or "watched"'),
  owned: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ name: v.string(), brand: v.string() })),
      v.maxLength(MOST, `give at most ${MOST}`),
    ),
  ),
  prior: v.exactOptional(share(1e-9)),
  min: v.exactOptional(share(0)),
  limit: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1, "give 1 to 100"), v.maxValue(100, "give 1 to 100")),
  ),
  reasons: v.exactOptional(v.boolean()),
});

/** Yields to other requests: matching runs on this thread. */
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/**
 * Which brands names imitate. Sends no packet, so it needs no stream and no result. With a key that may watch, names
 * that imitate a brand under the caller's watch are studied at once.
 */
export const matchRoutes: readonly Route[] = [
  route<void>({
    id: "match",
    method: "POST",
    path: "/v1/match",
    summary: "Says which of the given brands each name imitates, and how likely",
    access: { by: "key", scope: "lookup:squat", counts: "lookup_requests" },
    body: BODY,
    answers: { "application/json": "MatchResults" },
    read: () => {},
    async run(_, context) {
      const { request, service, caller } = context;
      const { names, brands: given, owned = [], ...options } = await readBody(request, BODY, MOST_BODY);
      const watched = given === "watched" ? await watchedBrands(context) : null;
      const index = await indexOf(watched?.keys() ?? given, owned);
      const results: { name: string; matches?: Match[]; error?: string }[] = [];
      for (const [i, name] of names.entries()) {
        if (i % SLICE.names === SLICE.names - 1) {
          await pause();
          request.signal.throwIfAborted();
        }
        try {
          const matches = match(name, index, options);
          const fqdn = name.toLowerCase();
          const strange = watched === null
            ? matches
            : matches.filter(({ brand }) => !watched.get(brand)!.some((own) => fitsPattern(own, fqdn)));
          results.push({ name, matches: strange });
        } catch (error) {
          if (!(error instanceof SquatError)) throw error;
          results.push({ name, error: error.message });
        }
      }
      const { watch, config } = service;
      if (watch !== null && caller!.scopes.includes("watch")) {
        const found = results.filter(({ matches }) => (matches?.length ?? 0) > 0);
        const noted = await watch.trigger.offer(found.map(({ name }) => name), caller!.owner);
        if (noted > 0 && config.watch) void watch.watcher.tick();
      }
      return jsonAnswer({ results, notices: index.notices() });
    },
  }),
];

/**
 * Returns the domains of the brands that the caller watches, each with the patterns of the brand's own names.
 *
 * @throws {SquatError} `forbidden` for a key without the scope watch; `invalid_parameter` when nothing is watched.
 */
async function watchedBrands(context: Context): Promise<Map<string, string[]>> {
  const { service, caller } = context;
  requireScope("watch", context, ', which "brands": "watched" needs');
  const out = new Map<string, string[]>();
  for (const { settings } of await service.watch?.store.list(caller!.owner) ?? []) {
    for (const domain of settings.domains) {
      const { registrable } = parseDomain(domain);
      out.set(registrable, [...out.get(registrable) ?? [], ...settings.owned]);
    }
  }
  if (out.size === 0) {
    throw new SquatError(
      "invalid_parameter",
      'Cannot use brands "watched": no brand is watched; add one, or give names',
    );
  }
  return out;
}

async function indexOf(brands: Iterable<string>, owned: NonNullable<Body["owned"]>): Promise<BrandIndex> {
  const index = new BrandIndex();
  let added = 0;
  for (const brand of brands) {
    if (++added % SLICE.brands === 0) await pause();
    index.add(parseDomain(brand));
  }
  for (const { name, brand } of owned) index.own(parseDomain(name), parseDomain(brand).registrable);
  return index;
}
