/**
 * Routes about watched brands of the caller.
 * @module
 */
import { WATCHED } from "../service.ts";
import { createHash } from "node:crypto";
import type { AuditEntry } from "../client/types.ts";
import { whatWasSaid } from "../client/words.ts";
import { orderedUuidV7 } from "../../../units/ids.ts";
import type { BrandRecord } from "../store/mod.ts";
import { DAY_MS, HOUR_MS } from "../../../units/mod.ts";
import { isLate } from "../schedule.ts";
import { answer, hasTag, jsonAnswer, packed } from "../../../wire/answer.ts";
import type { Answers } from "../answers.ts";
import { HttpError } from "../../../http/problem.ts";
import {
  type At,
  type Context,
  type Definition,
  type Given,
  type Returned,
  type Route,
  route as coreRoute,
  type RouteOf,
  type WithBody,
} from "../../../http/route.ts";
import type { Access, QueryParameters } from "../../../wire/route.ts";

/** Returns a route of the watch. */
export const watchRoute: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;

/** Access to every route of watched brands. */
export const WATCH_ACCESS: Access = { by: "key", scope: "watch", counts: null };

/** A brand that is unknown, another owner's or deleted. */
export const noSuchBrand = (): HttpError => new HttpError(404, "There is no such brand");

/**
 * Returns a brand of the caller. Another owner's brand is not found.
 *
 * @throws {HttpError} 404
 */
async function brandOf(id: string, context: Context): Promise<BrandRecord> {
  const brand = await context.service.extras.use(WATCHED).store.get(id);
  if (brand === null || brand.owner !== context.caller!.owner) throw noSuchBrand();
  return brand;
}

/** A detail of an entry as people read it: what became of a look-alike, or members with their values. */
const inWords = (detail: object): string =>
  "to" in detail
    ? whatWasSaid(detail)
    : Object.entries(detail).map(([name, value]) => `${name} ${[value].flat().join(", ")}`).join(", ");

/**
 * Returns an entry for the audit trail: what the caller does now.
 *
 * @param words What the history of the team says of it besides.
 */
export function auditEntry(
  context: Context,
  action: string,
  subject: string,
  detail: object,
  words: string = inWords(detail),
): AuditEntry {
  const { entry } = context;
  const at = context.service.now();
  const isNamed = subject === "" || entry.about?.includes(subject) === true;
  // Of many names with one fate, the fate is said once.
  const isSame = !isNamed && entry.detail.split("; ").at(-1)!.startsWith(`${words}: `);
  const said = isNamed ? words : isSame ? subject : `${words}: ${subject}`;
  entry.detail = [entry.detail, said].filter((each) => each !== "").join(isSame ? ", " : "; ");
  const { person, owner } = context.caller!;
  return { id: orderedUuidV7(at), at, actor: person ?? owner, action, subject, detail };
}

/** Adds an entry to the audit trail. */
export async function note(
  context: Context,
  id: string,
  action: string,
  subject: string,
  detail: object,
  words?: string,
): Promise<void> {
  const entry = auditEntry(context, action, subject, detail, words);
  await context.service.extras.use(WATCHED).store.audit(id, entry);
}

/** A route about one brand of the caller, which `run` gets. */
export function brandRoute<
  const Path extends At,
  Q extends QueryParameters = Record<never, never>,
  B = never,
  J extends keyof Answers = never,
  P extends { brand: string } = Given<Path, Q> & { brand: string },
>(
  at: Path,
  { run, ...definition }: Omit<Definition<Path, Q, B, P, J, Answers>, "access" | "run"> & {
    /** Answers about the brand. */
    run(
      brand: BrandRecord,
      params: WithBody<P, B>,
      context: Context,
    ): Promise<Returned<J, Answers>> | Returned<J, Answers>;
  },
): Route {
  return watchRoute<Path, Q, B, J, P>(at, {
    ...definition as Definition<Path, Q, B, P, J, Answers>,
    access: WATCH_ACCESS,
    run: async (params, context) => {
      const brand = await brandOf((params as P).brand, context);
      const { name } = params as { name?: unknown };
      context.entry.about = [...typeof name === "string" ? [name] : [], brand.settings.name].join(" of ");
      return await run(brand, params, context);
    },
  });
}

/** A tag that changes with a text. */
export const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/**
 * A route that shows something about brands: that of the path, else all of the caller. The answer is 304 without
 * generating it when the client already has it (RFC 9110 section 13.1.2). It is compressed, secrets of brands too: a
 * session counts for requests of the service's own pages only, so that nobody else can have it asked for again and
 * again.
 */
export function brandsRoute<
  const Path extends At,
  J extends keyof Answers,
  Q extends QueryParameters = Record<never, never>,
>(
  at: Path,
  { json, choose = (all) => all, show, ...definition }:
    & Omit<Definition<Path, Q, never, Given<Path, Q>, J, Answers>, "access" | "run" | "json">
    & {
      /** The name of its answer. */
      json: J;
      /** Those of the caller's brands that it is about. @default all */
      choose?: (all: readonly BrandRecord[], params: Given<Path, Q>) => readonly BrandRecord[];
      /** Returns what it shows. */
      show(
        brands: readonly BrandRecord[],
        params: Given<Path, Q>,
        context: Context,
      ): Promise<Answers[J]>;
    },
): Route {
  return watchRoute<Path, Q>(at, {
    ...definition as Definition<Path, Q, never, Given<Path, Q>, never, Answers>,
    access: WATCH_ACCESS,
    answers: { "application/json": json },
    async run(params, context) {
      const { request, caller } = context;
      const { brand } = params as { brand?: string };
      const brands = brand === undefined
        ? choose(await context.service.extras.use(WATCHED).store.list(caller!.owner), params)
        : [await brandOf(brand, context)];
      const etag = etagOf(
        JSON.stringify([request.url, caller!.owner, await revisionOf(brands, context)]),
      );
      if (hasTag(request, etag)) return answer(null, { etag }, 304);
      const shown = jsonAnswer(await show(brands, params, context), { etag });
      return packed(shown, request.headers.get("accept-encoding"));
    },
  });
}

/**
 * A version of everything about these brands: every run is stored, and every action has an entry in the audit trail.
 * It costs one small read, much less than the lists.
 */
async function revisionOf(brands: readonly BrandRecord[], context: Context): Promise<unknown> {
  const watch = context.service.extras.use(WATCHED);
  const { store } = watch;
  const now = watch.now();
  // Of the trail a count, not the newest entry: of two changes at a time, or with clocks that differ, the later one may
  // be older.
  const figures = await store.figures(brands.map(({ id }) => id));
  const unconfirmed = await watch.mailboxes.unconfirmedOf(brands);
  return [
    unconfirmed,
    ...brands.map((brand) => [
      brand,
      // Names that were put off come back.
      Math.floor(now / HOUR_MS),
      isLate(brand, now),
      watch.watcher.progress.get(brand.id),
      // A run becomes due.
      brand.next_run_at !== null && brand.next_run_at <= now,
      // "Today" ends.
      brand.last_success_at !== null && now - brand.last_success_at < DAY_MS,
      figures.get(brand.id),
    ]),
  ];
}
