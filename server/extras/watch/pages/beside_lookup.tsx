/**
 * What the watch of a domain knows of the names of a lookup: the same states, notes and keys as in the inbox.
 * @module
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { BrandName, TriageState } from "../../../client.ts";
import { STATE_TITLES } from "../client/words.ts";
import { watchedContext } from "../client/mod.ts";
import { count, show } from "../../../web/page/parts/dom.ts";
import { MAIL_ADDRESS } from "../../../web/page/parts/form.tsx";
import type { Keys } from "../../../web/page/parts/keys.tsx";
import { service } from "../../../web/page/service/service.ts";
import type { BesideNames, FoundName, Imitated, NamePage } from "../../../web/page/shell/slots.ts";
import { isAdmin, readsOnly, sendsMail } from "../../../web/page/shell/store.ts";
import { isToActOn, keyOf, waitingOf } from "./inbox/filter.ts";
import { History, Notes, Reported, States, Written } from "./inbox/name_triage.tsx";
import { Meant, Toast } from "./inbox/parts.tsx";
import { brands, follow, names, noteReport, setState, undo } from "./inbox/store.ts";
import { stateKeys, STATES, whyListed } from "./inbox/words.ts";
import { useState } from "preact/hooks";
import { useAnswer, useAttempt } from "../../../web/page/parts/attempt.ts";
import { callCore } from "../../../web/page/parts/core_client.ts";
import { Folded } from "../../../web/page/parts/narrow.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";

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

/** What is known of the names beside the page of a lookup. */
export class WatchedNames implements BesideNames {
  readonly #page: NamePage;
  readonly #domain: Signal<string> = signal("");
  /** The brand that watches the domain; undefined while that is not known. */
  readonly #watchedBy: Signal<string | null | undefined> = signal(undefined);
  readonly #watched: ReadonlySignal<ReadonlyMap<string, BrandName>> = computed(() => {
    const all = (names.value ?? []).filter(({ domain }) => domain === this.#domain.value);
    return new Map(all.map((name) => [name.name, name]));
  });
  readonly imitated: ReadonlySignal<Imitated> = computed(() => {
    const domain = this.#domain.value, all = [...this.#watched.value.values()];
    const brand = brands.value?.find(({ domains }) => domains.includes(domain));
    return { ...watchedContext(domain, brand, all), ...handling(all) };
  });
  readonly version: ReadonlySignal<string> = computed(() =>
    JSON.stringify([
      this.imitated.value,
      [...this.#watched.value.values()].map(({ name, state }) => [name, state]),
    ])
  );
  readonly states: ReadonlySignal<readonly string[]> = computed(() =>
    this.#watched.value.size === 0 ? [] : STATES.map(({ title }) => title)
  );

  constructor(page: NamePage) {
    this.#page = page;
  }

  async follow(domain: string): Promise<void> {
    if (domain === this.#domain.value) return;
    this.#domain.value = domain;
    this.#watchedBy.value = undefined;
    if (domain === "") return;
    const { watch } = service();
    const [brand] = await Promise.all([
      watch.watching(domain),
      // Whoever watches nothing needs no news.
      watch.brands().then(({ length }) => length > 0 ? follow() : undefined),
    ]);
    if (domain === this.#domain.value) this.#watchedBy.value = brand?.id ?? null;
  }

  #nameOf({ name, ascii }: FoundName): BrandName | undefined {
    return this.#watched.value.get(name) ?? this.#watched.value.get(ascii);
  }

  readonly stateOf = (name: FoundName): number | null => {
    const place = STATES.findIndex(({ state }) => state === this.#nameOf(name)?.state);
    return place < 0 ? null : place;
  };

  reported(name: FoundName): ReturnType<BesideNames["reported"]> {
    const known = this.#nameOf(name);
    return known && ((report) => noteReport(known, report));
  }

  /** How many names are to be acted on that this lookup has not found. */
  #notFound(): number {
    const found = new Set(this.#page.found().flatMap(({ name, ascii }) => [name, ascii]));
    return [...this.#watched.value.values()].filter((name) => isToActOn(name) && !found.has(name.name))
      .length;
  }

  /** Sets the state of the marked name. */
  #set(state: TriageState): void {
    const marked = this.#page.marked();
    const known = marked === null ? undefined : this.#nameOf(marked);
    if (known === undefined) return this.#page.announce("This name is not watched");
    void setState([known], state);
    this.#page.next();
  }

  readonly keys: Keys = {
    ...stateKeys((state) => this.#set(state)),
    u: ["undo", () => void undo()],
  };

  readonly State: BesideNames["State"] = ({ name }) => {
    const known = this.#nameOf(name);
    return known === undefined ? null : <span>{STATE_TITLES[known.state]}</span>;
  };

  readonly Bar = (): JSX.Element | null => this.#watched.value.size > 0 ? <Toast /> : null;

  readonly Offer = (): JSX.Element | null => {
    const { domain, phase } = this.#page.lookup.value;
    const watchedBy = this.#watchedBy.value;
    if (domain === "" || watchedBy === undefined || watchedBy === null && !isAdmin.value) return null;
    if (phase !== "running" && phase !== "done") return null;
    const more = phase === "done" ? this.#notFound() : 0;
    const look = (domain: string) => this.#page.look(domain);
    return <TellMe key={domain} domain={domain} watchedBy={watchedBy} more={more} look={look} />;
  };

  readonly About: BesideNames["About"] = ({ name }) => (
    <About domain={this.#domain.value} name={this.#nameOf(name)} />
  );
}

/** State, notes and history of a name, or that its brand is watched. */
function About({ domain, name }: { domain: string; name: BrandName | undefined }): JSX.Element | null {
  if (name !== undefined) {
    return (
      <>
        {!readsOnly.value && <States name={name} />}
        <Reported name={name} />
        <Folded
          title={`Assignee, notes, history${name.notes.length > 0 ? ` ${count(name.notes.length)}` : ""}`}
        >
          {readsOnly.value ? <Written name={name} /> : <Notes key={keyOf(name)} name={name} />}
          <details class="section" data-name="Handling">
            <summary>Handling</summary>
            <History name={name} />
          </details>
        </Folded>
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

/**
 * Says that a domain is watched, or offers it. A domain with letters of another script is likely a look-alike itself.
 */
function TellMe({ look, ...about }: Parameters<typeof Offer>[0] & {
  /** Looks another domain up. */
  look: (domain: string) => void;
}): JSX.Element {
  const list = useAnswer(() => callCore("brandsIn", about.domain), [about.domain]);
  const [meant] = list === null || list instanceof Error ? [] : list.meant;
  return (
    <>
      {meant !== undefined && <Meant {...meant} take={() => look(meant.instead)} />}
      <Offer {...about} />
    </>
  );
}

/** What is said of a domain beside its lookup. */
function Offer({ domain, watchedBy, more }: {
  domain: string;
  /** Id of the brand that watches the domain; null for none. */
  watchedBy: string | null;
  /** How many names the watch knows to act on that the lookup has not found. */
  more: number;
}): JSX.Element {
  const [brand, setBrand] = useState(watchedBy);
  const [mailbox, setMailbox] = useState("");
  const { error, isBusy, attempt } = useAttempt();
  if (brand !== null) {
    return (
      <p class="tellme" role="status">
        {show(domain)} is <a href={`#brands/${brand}`}>watched</a>.
        {more > 0 && (
          <>
            {" "}
            <a href={`#inbox?brand=${brand}`}>{count(more)} more to act on</a>{" "}
            came from sources or earlier runs.
          </>
        )}
        {mailbox !== "" &&
          ` We sent a mail to ${show(mailbox)}: open the link in it to get alerts.`}
      </p>
    );
  }
  const watch = async () => {
    const channels = mailbox === "" ? [] : [`mailto:${mailbox}`];
    const { id } = await service().watch.add({ name: domain, domains: [domain], channels });
    setBrand(id);
    void follow();
  };
  return (
    <Folded title="Hear of changes">
      <form
        class="tellme"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(watch);
        }}
      >
        {sendsMail.value && (
          <label>
            Your mail address{" "}
            <input
              type="email"
              pattern={MAIL_ADDRESS}
              title="A mail address, such as you@example.com"
              autoComplete="email"
              placeholder="you@example.com"
              value={mailbox}
              disabled={isBusy}
              onInput={(event) => setMailbox(event.currentTarget.value.trim())}
            />
          </label>
        )}
        <button type="submit" class="primary" disabled={isBusy}>
          {sendsMail.value ? "Tell me when this changes" : "Watch this domain"}
        </button>
        <small>
          From now on the domain is looked up regularly.{" "}
          {sendsMail.value ? "Without an address," : "This service sends no mail:"}{" "}
          changes appear in the Inbox only.
        </small>
        <Problem error={error} />
      </form>
    </Folded>
  );
}
