/**
 * What the watch of a domain knows of the names of a lookup: the same states, notes and keys as in the inbox.
 * @module
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { BrandName, TriageState } from "../../../client.ts";
import { STATE_TITLES } from "../client/words.ts";
import { watchedContext } from "../client/watched_context.ts";
import { show } from "../../../web/page/parts/dom.ts";
import { Select } from "../../../web/page/parts/form.tsx";
import type { Keys } from "../../../web/page/parts/keys.tsx";
import { service } from "../../../web/page/service/service.ts";
import type { BesideNames, FoundName, Imitated, NamePage } from "../../../web/page/shell/slots.ts";
import { isAdmin, readsOnly } from "../../../web/page/shell/store.ts";
import { isToActOn, keyOf, waitingOf } from "./inbox/filter.ts";
import { History, Notes, Reported, States, Written } from "./inbox/name_triage.tsx";
import { Bulk, Toast } from "./inbox/parts.tsx";
import { brands, follow, names, noteReport, setState, undo } from "./inbox/store.ts";
import { stateKeys, STATES, whyListed } from "./inbox/words.ts";
import { TellMe, watchableOf } from "./tell_me.tsx";

/** Who was handled, and what last happened to those that matter. */
function handling(names: readonly BrandName[]): Pick<Imitated, "handled" | "happened"> {
  if (names.length === 0) return {};
  const inBoth = ({ name, unicode }: BrandName) => [name, unicode];
  return {
    handled: Object.fromEntries(
      names.filter((name) => !waitingOf(name)).flatMap((name) => inBoth(name).map((each) => [each, true])),
    ),
    happened: Object.fromEntries(
      names.filter(isToActOn).flatMap((name) => inBoth(name).map((each) => [each, whyListed(name)])),
    ),
  };
}

/** What is known beside the page of a lookup. */
export function besideNames(page: NamePage): BesideNames {
  const domain = signal("");
  /** The brand that watches the domain; undefined while that is not known. */
  const watchedBy: Signal<string | null | undefined> = signal(undefined);
  const chosen: Signal<ReadonlySet<string>> = signal(new Set());
  const watched: ReadonlySignal<ReadonlyMap<string, BrandName>> = computed(() =>
    new Map(
      (names.value ?? []).filter((name) => name.domain === domain.value).map((name) => [name.name, name]),
    )
  );
  const imitated = computed((): Imitated => {
    const brand = brands.value?.find(({ domains }) => domains.includes(domain.value));
    const all = [...watched.value.values()];
    return { ...watchedContext(domain.value, brand, all), ...handling(all) };
  });
  const nameOf = ({ name, ascii }: FoundName) => watched.value.get(name) ?? watched.value.get(ascii);
  const clear = () => void (chosen.value = new Set());
  const choose = (name: FoundName) => {
    if (nameOf(name) === undefined || readsOnly.value) return;
    const next = new Set(chosen.value);
    if (!next.delete(name.name)) next.add(name.name);
    chosen.value = next;
  };
  /** Sets the state of the chosen names, or of the marked one. */
  const set = (state: TriageState) => {
    const some = page.shown().filter(({ name }) => chosen.value.has(name));
    const marked = page.marked();
    const known = (some.length > 0 ? some : [marked]).flatMap((name) => name && nameOf(name) || []);
    if (known.length === 0) return page.announce("This name is not watched");
    void setState(known, state);
    if (some.length > 0) clear();
    else page.next();
  };
  const keys: Keys = {
    x: ["choose for a change of many", () => {
      const marked = page.marked();
      if (marked !== null) choose(marked);
    }],
    ...stateKeys(set),
    u: ["undo", () => void undo()],
  };
  return {
    async follow(of) {
      if (of === domain.value) return;
      domain.value = of;
      watchedBy.value = undefined;
      if (of === "") return;
      const { watch } = service();
      const [brand] = await Promise.all([
        watch.watching(of),
        // Whoever watches nothing needs no news.
        watch.brands().then(({ length }) => length > 0 ? follow() : undefined),
      ]);
      if (of === domain.value) watchedBy.value = brand?.id ?? null;
    },
    imitated,
    version: computed(() =>
      JSON.stringify([
        imitated.value,
        [...watched.value.values()].map(({ name, state }) => [name, state]),
      ])
    ),
    states: computed(() => watched.value.size === 0 ? [] : STATES.map(({ title }) => title)),
    stateOf: (name) => {
      const place = STATES.findIndex(({ state }) => state === nameOf(name)?.state);
      return place < 0 ? null : place;
    },
    reported: (name) => {
      const known = nameOf(name);
      return known && ((report) => noteReport(known, report));
    },
    clear,
    keys,
    State({ name, isCard = false }) {
      const known = nameOf(name);
      if (known === undefined) return null;
      if (isCard) return readsOnly.value ? null : <StateChoice name={known} />;
      return (
        <span class="one">
          <input
            type="checkbox"
            tabIndex={-1}
            hidden={readsOnly.value}
            aria-label={show(`Choose ${name.name}`)}
            checked={chosen.value.has(name.name)}
            onClick={(event) => {
              event.stopPropagation();
              choose(name);
            }}
          />{" "}
          <span>{STATE_TITLES[known.state]}</span>
        </span>
      );
    },
    Bar: () => (
      <>
        <Bulk size={chosen.value.size} set={set} clear={clear} />
        {watched.value.size > 0 && <Toast />}
      </>
    ),
    Offer() {
      const about = isAdmin.value ? watchableOf(page.lookup.value) : null;
      if (about === null || watchedBy.value === undefined) return null;
      return (
        <TellMe
          key={about.domain}
          {...about}
          watchedBy={watchedBy.value}
          look={(of) => page.look(of)}
        />
      );
    },
    About: ({ name }) => <About domain={domain.value} name={nameOf(name)} />,
  };
}

/** The state of a name as a list, on a card. */
function StateChoice({ name }: { name: BrandName }): JSX.Element {
  return (
    <Select
      class="state-of"
      aria-label={show(`State of ${name.unicode}`)}
      choices={STATES.map(({ state, title }) => [state, title] as const)}
      chosen={name.state}
      choose={(state) => void setState([name], state)}
    />
  );
}

/** State, notes and history of a name, or that its brand is watched. */
function About({ domain, name }: { domain: string; name: BrandName | undefined }): JSX.Element | null {
  if (name !== undefined) {
    return (
      <>
        {readsOnly.value ? <Written name={name} /> : (
          <>
            <States name={name} />
            <Notes key={keyOf(name)} name={name} />
          </>
        )}
        <Reported name={name} />
        <details class="section" data-name="Handling">
          <summary>Handling</summary>
          <History name={name} />
        </details>
      </>
    );
  }
  const brand = brands.value?.find(({ domains }) => domains.includes(domain));
  // The page itself offers to watch the brand.
  if (brand === undefined) return null;
  return (
    <p class="none" role="status">
      {brand.last_run_at === null
        ? `${show(brand.name)} is watched from now on; states appear with its first run`
        : `The watch of ${show(brand.name)} has not seen this name yet`}
    </p>
  );
}
