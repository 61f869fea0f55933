import * as v from "valibot";
import { SquatError } from "../../../mod.ts";
import { BrandIndex, type Match, match } from "../../../lib/match/mod.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { jsonAnswer } from "../answer.ts";
import { readBody } from "../parameters.ts";
import { type Route, route } from "../route.ts";

/** Most names, and most brands, of one request. */
const MOST = 1_000;
/** Largest body in bytes: both lists at their longest, quoted. */
const MOST_BODY = 2 * MOST * 260;
/** Brands that are prepared, and names that are matched, before others have their turn. */
const SLICE = { brands: 25, names: 100 };

interface Body {
  names: string[];
  brands: string[];
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
  brands: list,
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

/** Lets others have their turn: matching is work of this thread. */
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/**
 * Which brands names imitate. Sends nothing, so it needs no stream and no result. With a key that may watch, names that
 * imitate a brand under the caller's watch are studied at once.
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
    async run(_, { request, service, caller }) {
      const { names, brands, owned = [], ...options } = await readBody(request, BODY, MOST_BODY);
      const index = await indexOf(brands, owned);
      const results: { name: string; matches?: Match[]; error?: string }[] = [];
      for (const [i, name] of names.entries()) {
        if (i % SLICE.names === SLICE.names - 1) {
          await pause();
          request.signal.throwIfAborted();
        }
        try {
          results.push({ name, matches: match(name, index, options) });
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

async function indexOf(brands: readonly string[], owned: NonNullable<Body["owned"]>): Promise<BrandIndex> {
  const index = new BrandIndex();
  for (const [i, brand] of brands.entries()) {
    if (i % SLICE.brands === SLICE.brands - 1) await pause();
    index.add(parseDomain(brand));
  }
  for (const { name, brand } of owned) index.own(parseDomain(name), parseDomain(brand).registrable);
  return index;
}
