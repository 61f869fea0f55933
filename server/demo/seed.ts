/**
 * Thirty days of watching for the first owner of a demo, by the watcher of the service with a set clock. Today's runs are
 * left to the service.
 * @module
 */
import { orderedUuidV7 } from "../ids.ts";
import { quietLog } from "../log.ts";
import { BRANDS } from "../mini/pages/brand.ts";
import type { Service } from "../service.ts";
import type { BrandRecord, TriageRecord, WatchStore } from "../stores/watch.ts";
import { newBrand } from "../watch/new_brand.ts";
import { Watcher } from "../watch/watcher.ts";
import { type Action, ACTIONS } from "./actions.ts";
import { DAYS, observeDays, timeOf } from "./observed_days.ts";

/** How often the demo looks whether somebody has come, milliseconds. */
const LOOK_MS = 250;

/**
 * Waits for the first owner or key of a demo without any, and gives them brands with a history. Ends early when the
 * service stops.
 */
export async function seedDemo(service: Service, signal: AbortSignal): Promise<void> {
  const { io, stores: { owners, keys }, watch } = service;
  const first = async () => (await owners.list())[0]?.name ?? (await keys.list())[0]?.owner;
  if (watch === null || await first() !== undefined) return;
  const today = service.now();
  // Somebody who comes must not wait for it.
  const observing = observeDays(today, signal);
  observing.catch(() => {});
  let owner: string | undefined;
  while (owner === undefined) {
    await io.sleep(LOOK_MS, signal);
    owner = await first();
  }
  const observed = await observing;
  const { store } = watch;
  let time = 0;
  const watcher = new Watcher({
    store,
    async *lookup({ domain }) {
      yield* observed.get(domain)!.get(time)!;
    },
    openChannel: watch.openChannel,
    now: () => time,
    random: () => 0,
    log: quietLog(() => {}),
    count: () => {},
  });
  const ids = new Map<string, string>();
  for (const { domain, name } of BRANDS) {
    const brand = newBrand(owner, settingsOf(name, domain), timeOf(domain, today, DAYS));
    ids.set(domain, brand.id);
    await store.add(brand);
  }
  const times = [...new Set([...observed.values()].flatMap((days) => [...days.keys()]))].sort((a, b) => a - b);
  for (time of times) {
    signal.throwIfAborted();
    await watcher.tick();
    for (const action of ACTIONS.filter(({ brand, daysAgo }) => timeOf(brand, today, daysAgo) === time)) {
      await act(store, ids.get(action.brand)!, action, { owner, at: time + 60_000 });
    }
  }
  await watcher.close();
}

const settingsOf = (name: string, domain: string): BrandRecord["settings"] => ({
  name,
  domains: [domain],
  owned: [],
  words: [],
  rules: [],
  schedule: "1d",
  timezone: "UTC",
  jitter: 0,
  channels: [],
  alert_from: "low",
  alert_on_first: false,
  heartbeat_hours: 0,
  paused: false,
});

/** What somebody did with names of a brand, as the routes store it. */
async function act(
  store: WatchStore,
  brand: string,
  { names, state, note = "", assignee = "" }: Action,
  { owner, at }: { owner: string; at: number },
): Promise<void> {
  const known = new Map(
    [...(await store.states(brand)).values()].flatMap((each) => Object.entries(each.names)),
  );
  const chosen = [...known.keys()].filter((name) =>
    names === "rest" ? known.get(name)!.owned === undefined : names.includes(name)
  );
  await store.changeTriage(brand, chosen, (name, before) => {
    const from = before ?? { name, state: "new", note: "", assignee: "", muted_until: null };
    if (names === "rest" && from.state !== "new") return { record: from };
    const record: TriageRecord = { ...from, state, note, assignee, events: known.get(name)!.events };
    const detail = { from: { state: from.state }, to: { state, note, assignee } };
    return {
      record,
      entry: { id: orderedUuidV7(at), at, actor: owner, action: "name.triage", subject: name, detail },
    };
  });
}
