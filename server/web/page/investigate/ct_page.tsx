import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CTSearchResult, HydrateItem, OccurrenceRec } from "../../../../lib/model.ts";
import { Awaited, Problem } from "../parts/problem.tsx";
import { count, day, names, show } from "../parts/dom.ts";
import { Labelled, Select } from "../parts/form.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { service, statusOf } from "../service/service.ts";
import { effect, type Signal, signal } from "@preact/signals";
import type { CtSearch } from "../../../client.ts";
import { useAnswer } from "../parts/attempt.ts";
import { Ago } from "../parts/time.tsx";
import { type Fact, Facts } from "../parts/fact_list.tsx";
import { Name } from "../parts/name.tsx";

/** Certificates requested at once; each may come from a distant log. */
const MOST = 10;

/** A name of a search; opened, it fetches its certificates. */
function FoundName(
  { name, labels, occurrences_count, last_seen_ts, ...more }: CTSearchResult,
): JSX.Element {
  const [isWanted, want] = useState(false);
  const occurrences = more.occurrences ?? [];
  const latest = occurrences.slice(0, MOST);
  const found = useAnswer(
    async () => isWanted && latest.length > 0 ? await service().ct.hydrate(latest) : null,
    [isWanted],
  );
  return (
    <li>
      <details class="ctrow" onToggle={({ currentTarget }) => currentTarget.open && want(true)}>
        <summary>
          <Name name={name} />
          <span class="tag">{labels.subdomain == null ? "registrable" : "host"}</span>
          <span class="times">{occurrences_count != null && `${count(occurrences_count)} ×`}</span>
          <span class="seen">
            {last_seen_ts != null && (
              <>
                seen <Ago at={last_seen_ts * 1000} />
              </>
            )}
          </span>
        </summary>
        <div class="certificates">
          {latest.length === 0
            ? <p class="none">This name was imported without its certificates</p>
            : found === null || found instanceof Error
            ? <Awaited error={found} />
            : grouped(found).map((group, i) => <Certificate key={i} group={group} occurrences={latest} />)}
          {found !== null && occurrences.length > latest.length && (
            <p class="none">The latest {latest.length} of {count(occurrences.length)}</p>
          )}
        </div>
      </details>
    </li>
  );
}

/** Groups the entries of one issuance: its precertificate and certificate, in all logs. */
function grouped(items: readonly HydrateItem[]): HydrateItem[][] {
  return [
    ...Map.groupBy(
      items,
      ({ cert, log_id, index }) =>
        cert == null ? `${log_id}:${index}` : JSON.stringify([cert.issuer_dn, cert.serial, cert.not_before]),
    ).values(),
  ];
}

function Certificate({ group, occurrences }: {
  group: readonly HydrateItem[];
  occurrences: readonly OccurrenceRec[];
}): JSX.Element {
  const { cert, error } = group[0]!;
  const seen = group.map(({ log_id, index }) => {
    const found = occurrences.find((each) => each.log_id === log_id && each.index === index);
    return `log ${log_id}, entry ${count(index)}${found === undefined ? "" : `, ${day(found.ts_sec)}`}${
      found?.kind === 1 ? " (precertificate)" : ""
    }`;
  });
  const facts: Fact[] = cert == null ? [["Error", [error ?? "The certificate could not be fetched"]]] : [
    ["Issuer", [cert.issuer_dn]],
    ["Valid", [`${day(cert.not_before)} to ${day(cert.not_after)} (${cert.ttl_days} days)`]],
    ["Names", cert.san_dns],
    ["Serial", [cert.serial]],
    ["SHA-256", [...new Set(group.flatMap((item) => item.cert?.fingerprint_sha256 ?? []))]],
  ];
  return (
    <section class="cert">
      <h2>{cert == null ? "Certificate" : show(cert.subject_dn)}</h2>
      <Facts of={[...facts, ["Logged", seen]]} />
    </section>
  );
}

/** How a pattern matches, each with an example. */
const KINDS: readonly (readonly [kind: string, title: string, example: string])[] = [
  ["regex", "Regular expression", "paypa[l1]\\."],
  ["contains", "Contains", "paypal"],
  ["prefix", "Begins with", "paypal-"],
  ["suffix", "Ends with", ".paypal.com"],
  ["wildcard", "Wildcard", "*paypal*.com"],
  ["exact", "Exactly", "login.paypal.com"],
  ["lookalike", "Looks like", "paypal.com"],
];
/** What is searched, as the address has it. */
const FIRST = { pattern: "", kind: "regex" };
/** Names that are shown. */
const MAX_SHOWN = 1_000;
/** What is entered. */
export const search: Signal<typeof FIRST> = signal(FIRST);
/** The search whose results are shown, as the address has it; empty for none. */
export const current: Signal<string> = signal("");
/** What was found, and whether the index has no names at all; null before the first search. */
export const found: Signal<{ results: readonly CTSearchResult[]; isEmpty: boolean } | null> = signal(null);
/** How the search goes, in words. */
const status: Signal<string> = signal("");
/** Why it failed; of status 400 it is about the pattern. */
export const problem: Signal<Error | null> = signal(null);
/** Opens the page; repeats the search in the address, if any. */
export function enter(_: readonly string[], query: URLSearchParams): void {
  // The same again, or a link to this page without a search.
  if (query.get("pattern") === null || String(query) === current.value) return locate("replaceState");
  const given = Object.fromEntries(
    Object.keys(FIRST).flatMap((name) => {
      const value = query.get(name);
      const isKnown = name !== "kind" || KINDS.some(([each]) => each === value);
      return value === null || !isKnown ? [] : [[name, value]];
    }),
  );
  search.value = { ...FIRST, ...given };
  if (search.value.pattern !== "") go("replaceState");
}

let controller: AbortController | null = null;

// A search that somebody asked for has a new address.
effect(() => {
  if (current.value !== "") void run(current.value);
});

async function run(address: string): Promise<void> {
  controller?.abort();
  const { signal } = controller = new AbortController();
  problem.value = null;
  status.value = "Searching …";
  try {
    const { results, more, lacks } = await service().ct.search(asked(address), signal);
    const isMore = more ? ", and there are more" : "";
    status.value = `${names(results.length)}${isMore}`;
    found.value = { results, isEmpty: lacks !== "" };
  } catch (error) {
    if (signal.aborted) return;
    status.value = "";
    problem.value = error as Error;
    // The same search is made again when it is asked for.
    current.value = "";
  }
}

function asked(address: string): CtSearch {
  const { pattern, kind } = Object.fromEntries(new URLSearchParams(address)) as typeof FIRST;
  // Of many certificates, logs have the precertificate alone.
  return { pattern, kind: kind as CtSearch["kind"], include_precert: true, limit: MAX_SHOWN };
}

/** Searches; with `pushState` Back leads to the search before. */
function go(how: "pushState" | "replaceState"): void {
  if (search.value.pattern === "") return;
  const query = String(new URLSearchParams(search.value));
  // Asked for once more.
  if (query === current.value) current.value = "";
  current.value = query;
  locate(how);
}

/** The address names the search. */
function locate(how: "pushState" | "replaceState"): void {
  if (current.value === "") return;
  document.title = `${show(search.value.pattern)} – CT search – Deadringer`;
  const hash = `#ct?${current.value}`;
  if (location.hash !== hash) history[location.hash === "#ct" ? "replaceState" : how](null, "", hash);
}

/** The page that searches names in certificates. */
export function ctPage(): Page {
  return { element: mount(<Search />, "ct", "CT search"), enter };
}

function Search(): JSX.Element {
  const results = found.value?.results ?? [];
  return (
    <>
      <h1 class="hush">CT search</h1>
      <Pattern />
      <Problem error={problem.value} />
      <p class="pace" role="status">{status.value}</p>
      {current.value === "" && found.value === null && problem.value === null && (
        <div class="intro">
          <h2>Who got a certificate?</h2>
          <p>
            Search the names of certificates that this installation has read from certificate transparency
            logs. A click on a name shows its certificates.
          </p>
        </div>
      )}
      <div class="found">
        {results.length > 0
          ? <ul class="ctrows">{results.map((each) => <FoundName key={each.name} {...each} />)}</ul>
          : found.value !== null && <Nothing isEmpty={found.value.isEmpty} />}
      </div>
    </>
  );
}

/** The pattern, how it matches, and what is wrong with it. */
function Pattern(): JSX.Element {
  const { pattern, kind } = search.value;
  const field = useRef<HTMLInputElement>(null);
  const isRefused = statusOf(problem.value) === 400;
  useLayoutEffect(() => {
    if (isRefused) field.current!.focus();
  }, [problem.value]);
  return (
    <>
      <form
        class="lookup-form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go("pushState");
          if (current.value === "") field.current!.focus();
        }}
      >
        <Labelled label="Match" size="short">
          <Select
            choices={KINDS.map(([value, title]) => [value, title])}
            chosen={kind}
            choose={(kind) => search.value = { ...search.value, kind }}
          />
        </Labelled>
        <Labelled label="Pattern" size="wide">
          <input
            type="text"
            class="mono"
            ref={field}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            maxLength={1000}
            aria-invalid={isRefused ? "true" : undefined}
            placeholder={KINDS.find(([each]) => each === kind)?.[2]}
            value={pattern}
            onInput={({ currentTarget }) => search.value = { ...search.value, pattern: currentTarget.value }}
          />
        </Labelled>
        <button type="submit" class="primary">Search</button>
      </form>
      <p class="hint">{kind === "regex" && "RE2 syntax; case is ignored"}</p>
    </>
  );
}

function Nothing({ isEmpty }: { isEmpty: boolean }): JSX.Element {
  if (!isEmpty) return <p class="none">No name in this installation's index matches</p>;
  return (
    <p class="none">
      This installation's index has no names yet. The operator of the service fills it, in its data folder:
      {" "}
      <code>deadringer ct follow</code> reads certificate transparency logs,{" "}
      <code>deadringer ct import FILE</code> takes names from files
    </p>
  );
}
