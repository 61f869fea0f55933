/**
 * Brands and their names as this page knows them, what people do with them, and what can be undone.
 * @module
 */
import { effect, signal } from "@preact/signals";
import type {
  BrandName,
  Coverage,
  NotedReport,
  TriageChange,
  TriageState,
  WatchedBrand,
} from "../../../../client.ts";
import type { Answers } from "../../../../http/answers.ts";
import type { KnownPlace } from "../../../../web/page/shell/slots.ts";
import { brandParts } from "../slots.ts";
import { lastSession, readsOnly } from "../../../../web/page/shell/store.ts";
import { asOwner, needsAccess, service, statusOf } from "../../../../web/page/service/service.ts";
import { serviceNow } from "../../../../web/page/service/service_time.ts";
import { showToActOn } from "../badge.ts";
import { isToActOn, keyOf } from "./filter.ts";
import { STATE_TITLES } from "../../client/words.ts";

/** How often the service is asked for what people did elsewhere while the page is seen. Mostly it answers 304. */
const NEWS_MS = 15_000;
/** How often a run in progress is asked for. */
const RUN_MS = 3_000;
/** Events that come within so many milliseconds are shown together. */
const TOGETHER_MS = 200;
/** Between two requests for events that keep coming: whoever decides fast has requests left for that. */
const APART_MS = 3_000;
/** How long a message stays: long enough to read it and to reach its button. */
const MESSAGE_MS = 8_000;
/** Most names that the service takes at once. */
const MAX_AT_ONCE = 200;
/** Most steps that can be undone. */
const MAX_STEPS = 50;

/** The brands; null before they are known. */
export const brands = signal<readonly WatchedBrand[] | null>(null);
/** Which brands were looked at; null before it is known. */
export const coverage = signal<Coverage | null>(null);
/** The names of all brands; null before they are known. */
export const names = signal<readonly BrandName[] | null>(null);
/** Who is of the team; nobody for a key. */
export const people = signal<readonly string[]>([]);
/** When the visit before this one ended, milliseconds since 1970; null for somebody who was never here. */
export const since = signal<number | null>(null);
/** Why the last request failed; null when it did not. */
export const problem = signal<Error | null>(null);
/** Whether events come as they happen; without it, the service is asked every 15 s. */
export const live = signal(false);
/** A temporary message with an offer to undo; what was lost stays until somebody has read it. */
export const message = signal<{ text: string; undo: boolean; isLoss?: boolean } | null>(null);

// A message leaves by itself, and at once when something went wrong: both at a time contradict each other.
effect(() => {
  if (message.value === null || message.value.isLoss) return;
  const leaving = setTimeout(() => message.value = null, MESSAGE_MS);
  return () => clearTimeout(leaving);
});
effect(() => {
  if (problem.value !== null && message.peek()?.isLoss !== true) message.value = null;
});

effect(() => void (names.value !== null && showToActOn(names.value.filter(isToActOn).length)));

/** One change that can be undone: what names were before, and whether the service stored it. */
interface Step {
  text: string;
  before: readonly { name: BrandName; change: TriageChange }[];
  stored: Promise<boolean>;
}
const steps: Step[] = [];

/** Numbers of the last refresh, and of the newest one that is shown: answers may come in another order. */
let asked = 0, shown = 0;
/** Changes that were begun or stored: a list that was asked for before one lacks it. */
let changed = 0;

/** Asks for brands and names. What did not change stays the same object, so that nothing is drawn again. */
export async function refresh(): Promise<void> {
  try {
    await needsAccess();
    const { watch } = service();
    const turn = ++asked, before = changed;
    const [newBrands, newNames, newCoverage] = await Promise.all([
      watch.brands(),
      watch.names(),
      watch.coverage(),
      // The first list is ordered by it.
      names.peek() === null ? noteVisit() : null,
    ]);
    if (turn < shown) return;
    shown = turn;
    brands.value = newBrands;
    coverage.value = newCoverage;
    // A refresh follows each change.
    if (sending === 0 && before === changed) names.value = newNames;
    problem.value = null;
    followRuns();
    // After the names are painted.
    requestAnimationFrame(() =>
      void setTimeout(() => brandParts().forEach(({ refreshed }) => refreshed?.()))
    );
  } catch (error) {
    problem.value = error as Error;
  }
}

let runTimer: ReturnType<typeof setTimeout> | undefined;

/** While a run is in progress, asks how far it is; when the last one has ended, asks for everything. */
function followRuns(): void {
  const isRunning = () => brands.peek()?.some(({ coverage }) => coverage.running) ?? false;
  if (runTimer !== undefined || !isRunning()) return;
  runTimer = setTimeout(async () => {
    runTimer = undefined;
    if (document.visibilityState !== "visible") return;
    try {
      brands.value = await service().watch.brands();
      if (isRunning()) followRuns();
      else await refresh();
    } catch {
      // The next refresh shows why.
    }
  }, RUN_MS);
}

/** When the service last heard that somebody is here, and how often it is told. */
let heardAt = -Infinity;
const HERE_MS = 300_000;

/** Tells the service that somebody reads; it answers when they were here before. */
async function noteVisit(): Promise<void> {
  if (performance.now() - heardAt < HERE_MS) return;
  heardAt = performance.now();
  try {
    const before = await service().watch.visit();
    since.value = before === null ? null : Date.parse(before);
  } catch {
    // A sign of life tries again, not each key: a store without room refuses it for hours.
    heardAt += NEWS_MS - HERE_MS;
  }
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Refreshes now, and from now on while the page is visible; resolves when the first answer is there. */
export async function follow(): Promise<void> {
  begin();
  await refresh();
  void listen();
  if (lastSession.peek().role === undefined || people.peek().length > 0) return;
  const team = await asOwner<Answers["People"]>("GET", "/v1/people").catch(() => []);
  people.value = team.map(({ name }) => name);
}

function begin(): void {
  if (timer !== undefined) return;
  for (const sign of ["keydown", "pointerdown"]) {
    addEventListener(sign, () => names.peek() !== null && void noteVisit());
  }
  const news = () => {
    if (document.visibilityState !== "visible") return;
    // Whoever has never been signed in is not asked for again and again.
    if (brands.value !== null || statusOf(problem.value) !== 401) void refresh().then(listen);
  };
  timer = setInterval(news, NEWS_MS);
  document.addEventListener("visibilitychange", () => {
    // Browsers open six connections to a service: a hidden tab leaves its own to others.
    if (document.visibilityState !== "visible") {
      listening?.abort();
      // Whoever leaves has seen what came until now.
      heardAt = -Infinity;
      if (names.peek() !== null) void noteVisit();
    }
    news();
  });
}

let soon: ReturnType<typeof setTimeout> | undefined;
/** When news was last asked for because of events. */
let askedAt = -Infinity;

/** Asks for news once for events that come together, and not again at once: a first run makes many. */
function refreshSoon(): void {
  soon ??= setTimeout(() => {
    soon = undefined;
    askedAt = performance.now();
    void refresh();
  }, Math.max(TOGETHER_MS, askedAt + APART_MS - performance.now()));
}

/** Ends the stream of events; null while there is none. */
let listening: AbortController | null = null;

/** Reads the stream of events. When the service or a proxy does not let it through, polling continues. */
async function listen(): Promise<void> {
  if (listening !== null || document.visibilityState !== "visible" || brands.value === null) return;
  const own = listening = new AbortController();
  try {
    for await (const _ of service().watch.live({ signal: own.signal, onBreak: () => live.value = false })) {
      live.value = true;
      refreshSoon();
    }
  } catch {
    // Refused: the next refresh shows why, and another attempt follows it.
  } finally {
    live.value = false;
    if (listening === own) listening = null;
  }
}

/** What is watched, and what imitates it, for whoever searches. */
export async function knownPlaces(): Promise<
  { places: readonly KnownPlace[]; domains: readonly string[] }
> {
  await refresh();
  const all = brands.value ?? [];
  const called = new Map(all.map(({ id, name }) => [id, name]));
  return {
    domains: all.flatMap(({ domains }) => domains),
    places: [
      ...all.map(({ id, name, domains }) => ({
        title: `Brand ${name}`,
        detail: domains.join(", "),
        hash: `#brands/${id}`,
        words: [name, ...domains],
      })),
      ...(names.value ?? []).map((name) => ({
        title: name.name,
        detail: `look-alike of ${called.get(name.brand) ?? name.domain}`,
        hash: `#brands/${name.brand}?${new URLSearchParams({ name: keyOf(name) })}`,
        words: [name.name],
        network: name.titles["network"],
      })),
    ],
  };
}

/** Returns a brand by its id. */
export function brandOf(id: string): WatchedBrand | undefined {
  return brands.value?.find((brand) => brand.id === id);
}

/** Sets the state of names; it is seen at once and can be undone. */
export async function setState(chosen: readonly BrandName[], state: TriageState): Promise<void> {
  const changing = chosen.filter((name) => name.state !== state);
  if (changing.length === 0) return;
  await change(
    changing.map((name) => ({ name, change: { state } })),
    `${called(changing)}: ${STATE_TITLES[state]}`,
  );
}

/** Notes that somebody has reported a name. */
export async function noteReport(name: BrandName, report: NotedReport): Promise<void> {
  await service().watch.reported(name.brand, name.name, report);
  await announce(`${name.name}: reported to ${report.desk}`);
}

const DAY_MS = 86_400_000;

/** Says what was done, and shows what is so now. */
export async function announce(text: string): Promise<void> {
  message.value = { text, undo: false };
  await refresh();
}

/** Puts names off for so many days: until then they make no alert, and nobody has to review them. */
export async function snooze(chosen: readonly BrandName[], days = 7): Promise<void> {
  const muted_until = new Date(serviceNow() + days * DAY_MS).toISOString();
  const how = `snoozed for ${days === 1 ? "a day" : days === 7 ? "a week" : `${days} days`}`;
  await change(chosen.map((name) => ({ name, change: { muted_until } })), `${called(chosen)}: ${how}`);
}

/** Gives names to somebody; to nobody by an empty text. */
export async function assign(chosen: readonly BrandName[], assignee: string): Promise<void> {
  const text = `${called(chosen)}: ${assignee === "" ? "assigned to nobody" : `assigned to ${assignee}`}`;
  await change(chosen.map((name) => ({ name, change: { assignee } })), text);
}

const called = (chosen: readonly BrandName[]) =>
  chosen.length === 1 ? chosen[0]!.name : `${chosen.length} names`;

/** Changes the triage of names, each in its own way; `text` describes the change. Returns whether it was stored. */
export async function change(
  changes: readonly { name: BrandName; change: TriageChange }[],
  text: string,
): Promise<boolean> {
  if (readsOnly.value) {
    message.value = {
      text: "You may read here. An admin of your team can give you another role",
      undo: false,
    };
    return false;
  }
  const before = changes.map(({ name, change }) => {
    // Notes are added, and stay.
    const members = (Object.keys(change) as (keyof TriageChange)[]).filter((each) => each !== "note");
    const was: TriageChange = Object.fromEntries(members.map((member) => [member, name[member]]));
    return { name, change: was };
  });
  const step: Step = { text, before, stored: send(changes) };
  steps.push(step);
  if (steps.length > MAX_STEPS) steps.shift();
  const isStored = await step.stored;
  // Somebody has undone it meanwhile.
  if (!steps.includes(step)) return isStored;
  const isLasting = before.every(({ change }) => Object.keys(change).length === 0);
  message.value = isStored ? { text, undo: !isLasting } : { text: lost(text), undo: false, isLoss: true };
  if (!isStored || isLasting) steps.splice(steps.indexOf(step), 1);
  return isStored;
}

/** What was not stored, after what was lost before and is not read yet. */
const lost = (text: string): string =>
  message.peek()?.isLoss ? `${message.peek()!.text}; ${text}` : `Not stored: ${text}`;

/** Undoes the last change, also one that is on its way; what the service refuses is taken back without that. */
export async function undo(): Promise<void> {
  const step = steps.pop();
  if (step === undefined) message.value = { text: "Nothing to undo", undo: false };
  else if (!await step.stored) return;
  else if (await send(step.before)) message.value = { text: `Undone: ${step.text}`, undo: false };
  else steps.push(step);
}

/** Number of changes not yet stored. */
let sending = 0;

/** Sends changes, equal ones together. Returns whether all were stored. */
async function send(changes: readonly { name: BrandName; change: TriageChange }[]): Promise<boolean> {
  const old = names.value;
  const byKey = new Map(changes.map(({ name, change }) => [keyOf(name), change]));
  names.value = (old ?? []).map((name) => {
    const more = byKey.get(keyOf(name));
    return more === undefined ? name : { ...name, ...more };
  });
  sending++;
  changed++;
  const groups = Map.groupBy(changes, ({ name, change }) => `${name.brand} ${JSON.stringify(change)}`);
  try {
    for (const group of groups.values()) {
      const [{ name: { brand }, change }] = group as [typeof group[0]];
      for (let i = 0; i < group.length; i += MAX_AT_ONCE) {
        const part = group.slice(i, i + MAX_AT_ONCE).map(({ name }) => name.name);
        await service().watch.triageAll(brand, part, change);
      }
    }
    sending--;
    changed++;
    problem.value = null;
    refreshSoon();
    return true;
  } catch (error) {
    sending--;
    changed++;
    names.value = old;
    await refresh();
    problem.value = error as Error;
    return false;
  }
}
