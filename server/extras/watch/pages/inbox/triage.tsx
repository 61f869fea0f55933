import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { BrandName, TriageState } from "../../../../client.ts";
import { defanged } from "../../../../web/page/parts/copy.tsx";
import { count } from "../../../../web/page/parts/dom.ts";
import { Choices, SearchField, Select } from "../../../../web/page/parts/form.tsx";
import { type Keys, openHelp, pressed } from "../../../../web/page/parts/keys.tsx";
import { locate } from "../../../../web/page/parts/panel_history.ts";
import {
  CHOICES,
  countStates,
  filterOf,
  isFresh,
  keyOf,
  type NameFilter,
  NOBODY,
  passes,
  queryOf,
} from "./filter.ts";
import { Baseline, NameList, SinceThen } from "./name_list.tsx";
import { Folded } from "../../../../web/page/parts/narrow.tsx";
import { NamePanel } from "./name_panel.tsx";
import { Assign, Bulk, copy, Snooze } from "./parts.tsx";
import { assignees, me } from "./name_triage.tsx";
import { assign, brandOf, brands, coverage, names, setState, since, snooze, undo } from "./store.ts";
import { readsOnly } from "../../../../web/page/shell/store.ts";
import { type ShownState, STATE_TITLES } from "../../client/words.ts";
import { stateKeys } from "./words.ts";

const STATE_TABS = [...Object.entries(STATE_TITLES) as [ShownState, string][], ["", "All"] as const];

/** The current name, in the list. */
const ROW = ".namelist .current .namerow";

/** Names of one brand or of all, with their actions. Filter and open name live in the address. */
export class Triage {
  /** What is shown. */
  readonly filter: Signal<NameFilter>;
  readonly #page: string;
  readonly #brand: string;
  /** Keys in the order in which they are shown: it holds from the first sign that somebody reads. */
  readonly #order: Signal<readonly string[] | null> = signal(null);
  readonly #current: Signal<string | null> = signal(null);
  readonly #isOpen: Signal<boolean> = signal(false);
  readonly #chosen: Signal<ReadonlySet<string>> = signal(new Set());
  /** Key of the name that was chosen last: the end of a range. */
  #lastChosen: string | null = null;
  #search: HTMLInputElement | null = null;
  /** Whether somebody has pointed at the list, pressed a key or chosen a name since its order was made. */
  #isRead = false;
  readonly #unsubscribe: () => void;

  /** @param page Where it is in the address, such as `inbox`. @param brand Id of the brand; empty for all. */
  constructor(page: string, brand: string, names: ReadonlySignal<readonly BrandName[] | null>) {
    this.#page = page;
    this.#brand = brand;
    this.filter = signal(filterOf(new URLSearchParams()));
    this.#unsubscribe = names.subscribe((all) => {
      if (all !== null && !this.#isHeld()) this.reorder();
    });
  }

  /** Stops the page while it is hidden. */
  dispose(): void {
    this.#unsubscribe();
  }

  /** Reads filter and open name from the address. */
  enter(query: URLSearchParams): void {
    const filter = { ...filterOf(query), brand: this.#brand || filterOf(query).brand };
    const open = query.get("name");
    const wasOpen = this.#isOpen.value;
    const isPanelAlone = this.#order.value !== null && (open !== null) !== wasOpen &&
      JSON.stringify(filter) === JSON.stringify(this.filter.value);
    this.filter.value = filter;
    this.#isOpen.value = open !== null;
    if (open !== null) this.#current.value = open;
    // Back and Forward of a panel leave the rows where they are.
    if (!isPanelAlone) this.reorder();
    else if (wasOpen) this.#focus(ROW, true);
  }

  /** Nothing is held where there is nothing to read yet, or nothing is watched: what comes then is what was there before. */
  #isHeld(): boolean {
    return (this.#isRead || this.#isOpen.peek()) && (this.#order.peek() ?? []).length > 0 &&
      (brands.peek() ?? []).some(({ paused }) => !paused);
  }

  /** Shows the names that match the filter now, in the service's order. */
  reorder(): void {
    this.#isRead = false;
    const all = names.peek();
    if (all === null) return;
    const before = since.peek();
    const shown = all.filter((name) => passes(name, this.filter.peek()));
    // What is new since the last visit comes first; within both, the service's order: severity, then likeliness.
    const isNew = (name: BrandName) => before !== null && isFresh(name, before);
    this.#order.value = [...shown.filter(isNew), ...shown.filter((name) => !isNew(name))].map(keyOf);
    const present = new Set(this.#order.value);
    this.#chosen.value = new Set([...this.#chosen.peek()].filter((key) => present.has(key)));
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    this.#isRead = true;
    return pressed(event, this.#keys);
  }

  readonly #set = (state: TriageState): void => this.#apply((names) => setState(names, state));

  readonly #keys: Keys = {
    j: ["next name", () => this.#move(1)],
    k: ["previous name", () => this.#move(-1)],
    Enter: ["everything about the name; once more goes into it", () => this.#open(true)],
    Escape: ["close", () => this.#open(false)],
    x: ["choose for a change of many", () => {
      const name = this.#currentName();
      if (name !== undefined) this.#choose(name, false);
    }],
    a: ["choose all that are shown; Shift and a click choose a range", () => this.#chooseAll()],
    ...stateKeys(this.#set),
    s: ["snooze for a week", () => this.#apply(snooze)],
    g: ["give to somebody", () => this.#goTo(".notes input")],
    n: ["add a note", () => this.#goTo(".notes textarea")],
    u: ["undo", () => void undo()],
    c: ["copy the name so that nobody opens it by mistake", () => {
      const name = this.#currentName()?.name;
      if (name !== undefined) void copy(defanged(name));
    }],
    "/": ["search", () => {
      this.#search?.closest("details")?.setAttribute("open", "");
      this.#search?.focus();
    }],
  };

  #move(by: 1 | -1): void {
    const shown = this.#shown();
    const at = shown.findIndex((name) => keyOf(name) === this.#current.value);
    const next = shown[at < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next === undefined) return;
    this.#current.value = keyOf(next);
    if (this.#isOpen.value) this.#locate();
    this.#focus(ROW, true);
  }

  #open(isOpen: boolean): void {
    if (!isOpen && this.#chosen.value.size > 0 && !this.#isOpen.value) this.#chosen.value = new Set();
    const wasOpen = this.#isOpen.value;
    this.#show(isOpen && this.#current.value !== null);
    if (wasOpen && !isOpen) this.#focus(ROW, true);
  }

  /** Opens the current name, and goes into its panel; chosen names have none, but can be given to somebody. */
  #goTo(place: string): void {
    const isMany = this.#chosen.value.size > 0;
    if (!isMany) this.#open(true);
    this.#focus(isMany ? ".bulk .assign input" : `.brandpanel ${place}`);
  }

  #shown(): BrandName[] {
    const byKey = new Map((names.value ?? []).map((name) => [keyOf(name), name]));
    return (this.#order.value ?? []).flatMap((key) => byKey.get(key) ?? []);
  }

  #currentName(): BrandName | undefined {
    return names.value?.find((name) => keyOf(name) === this.#current.value);
  }

  #focus(place: string, preventScroll = false): void {
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`.page:not([hidden]) ${place}`)?.focus({ preventScroll })
    );
  }

  #show(isOpen: boolean): void {
    this.#isRead = true;
    this.#isOpen.value = isOpen;
    this.#locate();
  }

  #choose(name: BrandName, range: boolean): void {
    if (readsOnly.peek()) return;
    const chosen = new Set(this.#chosen.value);
    const shown = this.#order.value ?? [];
    const from = shown.indexOf(this.#lastChosen ?? ""), to = shown.indexOf(keyOf(name));
    if (range && from >= 0) {
      for (const key of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) chosen.add(key);
    } else if (!chosen.delete(keyOf(name))) chosen.add(keyOf(name));
    this.#lastChosen = keyOf(name);
    this.#chosen.value = chosen;
  }

  #chooseAll(): void {
    if (readsOnly.peek()) return;
    const shown = this.#shown().map(keyOf);
    this.#chosen.value = this.#chosen.value.size === shown.length ? new Set() : new Set(shown);
  }

  /** Does something with the chosen names, which are no longer chosen then; without any with the current one, and goes on. */
  #apply(act: (names: readonly BrandName[]) => Promise<void>): void {
    const chosen = this.#shown().filter((name) => this.#chosen.value.has(keyOf(name)));
    if (chosen.length > 0) {
      this.#chosen.value = new Set();
      return void act(chosen);
    }
    const name = this.#currentName();
    if (name === undefined) return;
    void act([name]);
    this.#move(1);
  }

  /** Changes the filter; the address follows. */
  #narrow(more: Partial<NameFilter>): void {
    this.filter.value = { ...this.filter.value, ...more };
    this.#locate();
    this.reorder();
  }

  #locate(): void {
    const open = this.#isOpen.value ? this.#current.value : null;
    const { brand, ...filter } = this.filter.value;
    const query = queryOf({ ...filter, brand: this.#brand === "" ? brand : "" }, open);
    locate(`#${this.#page}${query}`);
  }

  /** Number of names that match the filter but are not shown. */
  #news(): number {
    const shown = new Set(this.#order.value), filter = this.filter.value;
    return (names.value ?? []).filter((name) => passes(name, filter) && !shown.has(keyOf(name))).length;
  }

  readonly View = (): JSX.Element => {
    const shown = this.#shown();
    const chosen = this.#chosen.value;
    const open = this.#isOpen.value ? this.#currentName() : undefined;
    const news = this.#news();
    const before = since.value;
    return (
      <>
        {this.#filters()}
        <div class="split">
          <div class="names" onPointerMove={() => this.#isRead = true} onFocusIn={() => this.#isRead = true}>
            {news > 0 && (
              <button type="button" class="news" onClick={() => this.reorder()}>
                {count(news)} new or changed ↑
              </button>
            )}
            {before !== null && shown.length > 0 && (
              <SinceThen
                fresh={shown.filter((name) => isFresh(name, before)).length}
                before={before}
                brand={this.#brand}
              />
            )}
            {this.filter.value.state === "new" && <Baseline brand={this.filter.value.brand} />}
            {shown.length === 0 ? <p class="empty">{this.#nothing()}</p> : (
              <NameList
                names={shown}
                imitated={(name) => this.#imitated(name)}
                state={this.filter.value.state}
                current={this.#current.value}
                chosen={readsOnly.value ? null : chosen}
                open={(name) => {
                  if (open !== undefined && keyOf(open) === keyOf(name)) return this.#goTo("h2");
                  this.#current.value = keyOf(name);
                  this.#show(true);
                }}
                choose={(name, range) => this.#choose(name, range)}
                fresh={(name) => before !== null && isFresh(name, before)}
              />
            )}
          </div>
          {open !== undefined && (
            <NamePanel
              name={open}
              close={() => this.#open(false)}
              next={() => this.#move(1)}
            />
          )}
        </div>
        <Bulk
          size={chosen.size}
          all={shown.length}
          set={this.#set}
          chooseAll={() => this.#chooseAll()}
          clear={() => this.#chosen.value = new Set()}
        >
          <Folded title="Snooze, assign">
            <Snooze
              names={shown.filter((name) => chosen.has(keyOf(name)))}
              done={() => this.#chosen.value = new Set()}
            />
            <Assign
              give={(assignee) => this.#apply((names) => assign(names, assignee))}
            />
          </Folded>
        </Bulk>
      </>
    );
  };

  /** The brand of a name, or its domain on the page of a brand; empty where there is but one. */
  #imitated({ brand, domain }: BrandName): string {
    const of = brandOf(brand);
    if (this.#brand === "" && (brands.value ?? []).length > 1) return of?.name ?? domain;
    return (of?.domains.length ?? 0) > 1 ? domain : "";
  }

  /** Saves the names that are shown, with what people did with them. */
  async #export(): Promise<void> {
    (await import("./export_names.ts")).exportNames(this.#shown());
  }

  #nothing(): string {
    const { state, severity, verdict, assignee, text } = this.filter.value;
    if (severity + verdict + assignee + text !== "") return "No look-alike passes this filter";
    const isLooked = this.#brand === ""
      ? coverage.value === null || coverage.value.covered > 0 || coverage.value.brands === 0
      : brandOf(this.#brand)?.last_success_at !== null;
    if (!isLooked && names.value?.length === 0) {
      return "No run is complete yet. Look-alikes appear with the first one";
    }
    return state === "new"
      ? "Nothing to review. New and changed look-alikes appear here"
      : "No look-alikes here";
  }

  #filters(): JSX.Element {
    const filter = this.filter.value;
    const counts = countStates(names.value ?? [], filter);
    const { state, brand, ...narrowing } = filter;
    const [, title] = STATE_TABS.find(([each]) => each === state)!;
    const shown = `${title} ${count(counts.get(state) ?? 0)}`;
    const set = [this.#brand === "" ? brand : "", ...Object.values(narrowing)].filter(Boolean).length;
    return (
      <div class="triagebar">
        <Folded title={`${shown}: others, filter, search${set === 0 ? "" : `, ${set} set`}`}>
          <Choices
            label="State"
            choices={STATE_TABS.map(([state, title]) => [state, title, counts.get(state) ?? 0] as const)}
            chosen={filter.state}
            choose={(state) => this.#narrow({ state })}
          />
          <div class="fields">
            {this.#brand === "" && (brands.value ?? []).length > 1 && (
              <Select
                aria-label="Brand"
                choices={[["", "All brands"], ...brands.value!.map(({ id, name }) => [id, name] as const)]}
                chosen={filter.brand}
                choose={(brand) => this.#narrow({ brand })}
              />
            )}
            {CHOICES.map(([member, title, options]) => (
              <Select
                key={member}
                aria-label={title}
                choices={[["", `Any ${title.toLowerCase()}`], ...options]}
                chosen={filter[member]}
                choose={(value) => this.#narrow({ [member]: value })}
              />
            ))}
            <Select
              aria-label="Assignee"
              choices={[
                ["", "Any assignee"],
                ...me() === "" ? [] : [[me(), "assigned to me"] as const],
                [NOBODY, "nobody"],
                ...assignees().filter((each) => each !== me()).map((each) => [each, each] as const),
              ]}
              chosen={filter.assignee}
              choose={(assignee) => this.#narrow({ assignee })}
            />
            <SearchField
              label="Search"
              hint="Name, assignee, note"
              text={filter.text}
              narrow={(text) => this.#narrow({ text })}
              field={(element) => void (this.#search = element)}
            />
            <button type="button" class="quiet" onClick={() => void this.#export()}>Export CSV</button>
            <button
              type="button"
              class="quiet"
              aria-label="Keyboard shortcuts"
              onClick={() => openHelp(this.#keys)}
            >
              ?
            </button>
            <datalist id="assignees">
              {assignees().map((each) => <option key={each} value={each} />)}
            </datalist>
          </div>
        </Folded>
      </div>
    );
  }
}
