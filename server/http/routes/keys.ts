import * as v from "valibot";
import { SquatError } from "../../../lib/errors.ts";
import { createKey, parseExpiry, parseKeyName, showKey } from "../../auth/keys.ts";
import type { KeyRecord } from "../../stores/records.ts";
import type { Scope } from "../../wire/scopes.ts";
import type { Caller } from "../../wire/request.ts";
import type { Service } from "../../service.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { ANY_KEY, type Route, route } from "../route.ts";
import { type HourCount, hoursOf } from "../../auth/usage_meter.ts";
import { integer, InvalidParameter } from "../../checks.ts";
import { MAKE_KEYS, MANAGE_PEOPLE, mayDo, READ } from "../../wire/roles.ts";
import type { RequestCounts, ShownUsage } from "../answers.ts";
import type { QueryParameter } from "../../wire/route.ts";

/** Minutes of usage that are counted. */
const MINUTES: QueryParameter<number> = { check: integer(1, 129_600), fallback: 1_440 };

/** Returns counts of hours as answers have them. */
function shownUsage(hours: readonly HourCount[]): ShownUsage {
  const sum = (what: keyof RequestCounts) => hours.reduce((total, hour) => total + hour[what], 0);
  const [lookup_requests, ct_requests] = [sum("lookup_requests"), sum("ct_requests")];
  return {
    totals: { lookup_requests, ct_requests, total_requests: lookup_requests + ct_requests },
    hourly: hours.map(({ hour, ...counts }) => ({ timestamp: rfc3339(hour), ...counts })),
  };
}

/** Usage of the caller's key. */
export const usageRoutes: readonly Route[] = [
  route("GET /v1/meta/usage", {
    id: "usage",
    does: READ,
    summary:
      "Counts the requests of this key by hour; the minute in which the window begins counts as a whole",
    access: ANY_KEY,
    query: { t: MINUTES },
    json: "UsageResponse",
    async run({ t: minutes }, { service, caller }) {
      const end = service.now();
      const start = end - minutes * 60_000;
      const hours = await service.usage.read(caller!.id, start, end);
      return {
        period: { start: rfc3339(start), end: rfc3339(end) },
        ...shownUsage(hours),
        disk: await service.disk.usage(caller!.owner),
      };
    },
  }),
];

/** Most keys of one owner that are neither revoked nor expired. */
const MAX_KEYS = 100;
const EXPIRIES = ["7", "30", "60", "90", "never"] as const;

const keyRequest = (known: readonly Scope[]) =>
  v.strictObject({
    name: v.pipe(v.string(), v.maxLength(200, "give 1 to 60 printable characters")),
    scopes: v.pipe(
      v.array(v.picklist(known, `give some of ${known.join(", ")}`)),
      v.minLength(1, "give at least one"),
      v.maxLength(known.length, "give each once"),
    ),
    expires: v.picklist(EXPIRIES, `give one of ${EXPIRIES.join(", ")}`),
  });

/** The keys that a caller may see: a team's, of whoever may manage people; else those that the person made. */
async function keysOf({ owner, person, role }: Caller, { stores }: Service): Promise<KeyRecord[]> {
  const all = await stores.keys.list(owner);
  return role === null || mayDo(role, MANAGE_PEOPLE) ? all : all.filter((key) => key.person === person);
}

/** @throws {SquatError} `not_found` for a key that the caller may not see, too. */
async function visibleKey(id: string, caller: Caller, service: Service): Promise<KeyRecord> {
  const key = (await keysOf(caller, service)).find((each) => each.id === id);
  if (key === undefined) throw new SquatError("not_found", "There is no such key");
  return key;
}

/** Makes a key that has some of these scopes. */
const creation = (known: readonly Scope[]): Route =>
  route("POST /v1/keys", {
    id: "create_key",
    does: MAKE_KEYS,
    did: "made an API key",
    summary: "Makes a key; its value is in this answer and nowhere else",
    access: { by: "session" },
    body: keyRequest(known),
    success: 201,
    json: "NewApiKey",
    async run({ body: { scopes, expires, ...fields } }, { service, caller, entry }) {
      const { keys, people } = service.stores;
      const name = parseKeyName(fields.name);
      entry.about = name;
      const { owner, person, role } = caller!;
      const now = service.now();
      const { key, record } = createKey(
        {
          owner,
          name,
          scopes: known.filter((scope) => scopes.includes(scope)),
          expires_at: parseExpiry(expires, now),
          person: { name: person!, role: role! },
        },
        now,
      );
      if (!await keys.add(record, MAX_KEYS)) {
        throw new InvalidParameter(`Cannot make more than ${MAX_KEYS} keys: revoke one first`);
      }
      // Removing a person or team revokes existing keys; this one may have been added a moment later.
      if ((await people.find(person!))?.owner !== owner) await keys.revoke(record.id, now);
      return { key, ...showKey(record) };
    },
  });

/** All but its making. */
const REST: readonly Route[] = [
  route("GET /v1/keys", {
    id: "keys",
    does: MAKE_KEYS,
    summary: "Lists the own keys, for an admin those of the team, oldest first, without their values",
    access: { by: "session" },
    json: "ApiKeys",
    async run(_, { service, caller }) {
      await service.usage.flush();
      return (await keysOf(caller!, service)).map(showKey);
    },
  }),
  route("DELETE /v1/keys/{id}", {
    id: "revoke_key",
    does: MAKE_KEYS,
    did: "revoked an API key",
    summary: "Revokes a key: it stops working with the next request, and its lookups and live events end",
    access: { by: "session" },
    async run({ id }, { service, caller, entry }) {
      entry.about = (await visibleKey(id, caller!, service)).name;
      await service.stores.keys.revoke(id, service.now());
      await service.removals.poll();
    },
  }),
  route("GET /v1/keys/usage", {
    id: "keys_usage",
    does: MAKE_KEYS,
    summary:
      "Counts requests by key and hour; the web app counts as web. Hours without requests are left out",
    access: { by: "session" },
    query: { t: MINUTES },
    json: "UsageOfKeys",
    async run({ t: minutes }, { service, caller }) {
      const end = service.now();
      const start = end - minutes * 60_000;
      const of = async (id: string) => shownUsage(hoursOf(await service.usage.minutes(id, start)));
      const own = await keysOf(caller!, service);
      return {
        period: { start: rfc3339(start), end: rfc3339(end) },
        keys: [
          { id: "web", name: "Web app", hint: "", ...await of(caller!.id) },
          ...await Promise.all(own.map(async ({ id, name, hint }) => ({ id, name, hint, ...await of(id) }))),
        ],
      };
    },
  }),
];

/** The keys of a team, which can have some scopes. Keys of other teams are not found. */
export const keyRoutes = (known: readonly Scope[]): readonly Route[] => [creation(known), ...REST];
