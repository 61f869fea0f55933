/**
 * Thirty days of watching for the first owner of a demo, by the watcher of the service with a set clock. Today's runs are
 * left to the service.
 * @module
 */
import { type ServiceWatch, WATCHED } from "../service.ts";
import { orderedUuidV7 } from "../../../units/ids.ts";
import { quietLog } from "../../../io/log.ts";
import { BRANDS } from "../../../mini/pages/mod.ts";
import type { Service } from "../../../service.ts";
import type { BrandRecord, TriageRecord, WatchStore } from "../store/mod.ts";
import { newBrand, pausedSettings } from "../brand_settings.ts";
import { withNote } from "../triaged.ts";
import { Watcher } from "../watcher.ts";
import { loadAssets } from "../../../http/assets.ts";
import { ACTIONS, type DemoAction } from "./data/actions.ts";
import { DAYS, observeDays, type ObservedDays, timeOf } from "./observed_days.ts";
import { DAY_MS } from "../../../units/mod.ts";

/** A brand of the miniature internet. */
type Named = Pick<typeof BRANDS[number], "name" | "domain">;

/** Milliseconds in which a browser gets the page. */
const PAGE_MS = 2_000;
/** What sources bring at first has so long before today's runs, which take all that an owner has. */
const SOURCES_MS = 10_000;
/** How often the demo looks whether somebody has come, milliseconds. */
const LOOK_MS = 250;

/** Stores that an owner was here last at a time, as after a weekend: what happened since then stands on top. */
async function noteVisit(store: WatchStore, owner: string, at: number): Promise<void> {
  const visitors = [owner, null];
  const isKnown = async (person: string | null) => await store.visit(owner, person, at + 1, 0) !== null;
  // The page may say at any moment that somebody is here.
  do {
    await store.forgetOwner(owner);
    for (const person of visitors) await store.visit(owner, person, at, 0);
  } while ((await Promise.all(visitors.map(isKnown))).includes(false));
}

/** Whether only the days of a brand run: its service was stopped meanwhile, or is at it. */
const isComing = ({ settings: { paused }, next_run_at }: BrandRecord): boolean =>
  paused && next_run_at !== null;

/**
 * Waits for the first owner or key of a demo without brands, and gives them brands with a history, one after the other.
 * Ends early when the service stops; the next start begins anew what had not come to its end.
 */
export async function seedDemo(service: Service, signal: AbortSignal): Promise<void> {
  const { io, stores: { owners, keys } } = service;
  const first = async () => (await owners.list())[0]?.name ?? (await keys.list())[0]?.owner;
  const { store } = service.extras.use(WATCHED);
  const before = await store.list();
  if (before.length > 0 && !before.some(isComing)) return;
  // The page of whoever comes first is made and sent before anything else.
  await loadAssets().catch(() => {});
  await io.sleep(PAGE_MS, signal);
  const today = service.now();
  // Whoever comes must not wait for it.
  const observed = observeDays(today, signal);
  for (const each of observed) each.catch(() => {});
  let owner: string | undefined;
  while (owner === undefined) {
    await io.sleep(LOOK_MS, signal);
    owner = await first();
  }
  await noteVisit(store, owner, today - 3 * DAY_MS);
  for (const { id } of before.filter(isComing)) await store.remove(id);
  const watched = new Set((await store.list()).flatMap(({ settings }) => settings.domains));
  const seeded: string[] = [];
  for (const [i, { domain, name }] of BRANDS.entries()) {
    if (watched.has(domain)) continue;
    const days = await observed[i]!;
    const startedAt = timeOf(domain, today, DAYS);
    // Paused until its days have passed: nobody is told that its runs are late.
    const brand = { ...newBrand(owner, pausedSettings(name, domain), startedAt), next_run_at: startedAt };
    await store.add(brand);
    await passDays({ ...service.extras.use(WATCHED), store: store.pastOf(brand.id) }, {
      owner,
      id: brand.id,
      domain,
      today,
      days,
    }, signal);
    seeded.push(brand.id);
  }
  // All at once: what is watched gets news, and what came before is none.
  for (const id of seeded) await start(store, (await store.get(id))!, service.now());
}

/** Lets the watcher look at a brand on each day, and people act. */
async function passDays(
  { store, openChannel }: ServiceWatch,
  { owner, id, domain, today, days }: {
    owner: string;
    id: string;
    domain: string;
    today: number;
    days: ObservedDays;
  },
  signal: AbortSignal,
): Promise<void> {
  let time = 0;
  const watcher = new Watcher({
    store,
    async *lookup() {
      yield* days.get(time)!;
    },
    openChannel,
    now: () => time,
    log: quietLog(() => {}),
    count: () => {},
  });
  const waiting = new Set(ACTIONS.filter(({ brand }) => brand === domain));
  for (time of days.keys()) {
    signal.throwIfAborted();
    await watcher.tick();
    for (const action of waiting) {
      if (timeOf(domain, today, action.daysAgo) !== time) continue;
      await act(store, id, action, { owner, at: time + 60_000 });
      waiting.delete(action);
    }
  }
  await watcher.close();
  for (const { daysAgo } of waiting) {
    throw new Error(`Nobody can act on ${domain} ${daysAgo} days ago: it had no run then`);
  }
}

/** Leaves a brand to the service; alerts go to a mailbox of the brand. Nobody reads there who could confirm. */
async function start(store: WatchStore, brand: BrandRecord, now: number): Promise<void> {
  const mailbox = `security@${brand.settings.domains[0]!}`;
  const link = crypto.randomUUID();
  await store.askMailbox(brand.owner, mailbox, link, now);
  await store.confirmMailbox(link, 0, now);
  await store.update({
    ...brand,
    // Its days ended when the demo started, which may be long ago. What sources bring at once is studied before.
    next_run_at: now + SOURCES_MS,
    settings: { ...brand.settings, paused: false, channels: [`mailto:${mailbox}`] },
  });
}

/**
 * Stores what somebody did with names of a brand, as the routes do.
 *
 * @throws {Error} for a name that the watch does not have then, and where nothing is left that could be handled.
 */
export async function act(
  store: WatchStore,
  brand: string,
  { names, state, note = "", assignee = "" }: DemoAction,
  { owner, at }: { owner: string; at: number },
): Promise<void> {
  const known = new Map(
    [...(await store.states(brand)).values()].flatMap((each) => Object.entries(each.names)),
  );
  const chosen = names === "rest"
    ? [...known.keys()].filter((name) => known.get(name)!.owned === undefined)
    : names;
  const missing = chosen.length === 0 ? names : chosen.find((name) => !known.has(name));
  if (missing !== undefined) {
    throw new Error(`Nobody can set ${missing} to ${state}: the brand has no such look-alike then`);
  }
  await store.changeTriage(brand, chosen, (name, before) => {
    const from = before ?? { name, state: "new", note: "", assignee: "", muted_until: null };
    if (names === "rest" && from.state !== "new") return { record: from };
    const record: TriageRecord = {
      ...from,
      ...{ state, note, assignee, events: known.get(name)!.events },
      notes: withNote(from, { at, author: owner, text: note }),
    };
    const detail = { from: { state: from.state }, to: { state, note, assignee } };
    return {
      record,
      entry: { id: orderedUuidV7(at), at, actor: owner, action: "name.triage", subject: name, detail },
    };
  });
}
