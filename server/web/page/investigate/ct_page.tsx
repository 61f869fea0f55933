import { effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { CTSearchResult } from "../../../../lib/model.ts";
import type { CtSearch } from "../../../client.ts";
import { csvCell } from "../../../../lib/lines/mod.ts";
import { Problem } from "../parts/problem.tsx";
import { count, day, names, show } from "../parts/dom.ts";
import { csvFile } from "../parts/export_file.ts";
import { download } from "../parts/exports.tsx";
import { Select } from "../parts/form.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { service, statusOf } from "../service/service.ts";
import { FoundName } from "./ct_certificates.tsx";

const KINDS: readonly (readonly [kind: string, title: string, example: string])[] = [
  ["regex", "Regular expression", "paypa[l1]\\."],
  ["contains", "Contains", "paypal"],
  ["prefix", "Begins with", "paypal-"],
  ["suffix", "Ends with", ".paypal.com"],
  ["wildcard", "Wildcard", "*paypal*.com"],
  ["exact", "Exactly", "login.paypal.com"],
  ["lookalike", "Looks like", "paypal.com"],
];
const FIELDS: readonly (readonly [field: string, title: string])[] = [
  ["name", "whole name"],
  ["registrable_domain", "registrable domain"],
  ["subdomain", "subdomain"],
  ["tld", "suffix"],
];
const LIMITS = [100, 300, 1000].map((n) => [String(n), count(n)] as const);

/** What is searched, as the address has it. */
const FIRST = { pattern: "", kind: "regex", field: "name", limit: "100", include_precert: "false" };
const search = signal<typeof FIRST>(FIRST);
/** The search whose results are shown, as the address has it; empty for none. */
const current = signal("");
const found = signal<{ results: readonly CTSearchResult[]; isEmpty: boolean } | null>(null);
const status = signal("");
const problem = signal<Error | null>(null);
/** The compiler of patterns; null before it is there, undefined where it could not be loaded. */
const core = signal<typeof import("./ct_core.ts") | null | undefined>(null);

/** What is wrong with the pattern; null when nothing is known to be. */
const fault = (): string | null => {
  const { pattern, kind } = search.value;
  return pattern === "" ? null : core.value?.faultOf(pattern, kind) ?? null;
};

/** The page that searches names in certificates. */
export function ctPage(): Page {
  return { element: mount(<Search />, "ct", "CT search"), enter };
}

/** Opens the page; repeats the search in the address, if any. */
function enter(_: readonly string[], query: URLSearchParams): void {
  core.value ?? void import("./ct_core.ts").then((room) => core.value = room, () => core.value = undefined);
  // The same again, or a link to this page without a search.
  if (query.get("pattern") === null || String(query) === current.value) return locate("replaceState");
  const given = Object.fromEntries(
    Object.keys(FIRST).flatMap((name) => {
      const value = query.get(name);
      const known = { kind: KINDS, field: FIELDS, limit: LIMITS }[name];
      return value === null || known?.some(([each]) => each === value) === false ? [] : [[name, value]];
    }),
  );
  search.value = { ...FIRST, ...given };
  if (search.value.pattern !== "") go("replaceState");
}

let controller: AbortController | null = null;
/** The field of the pattern. */
let field: HTMLInputElement | null = null;

// A search that somebody asked for has a new address.
effect(() => {
  if (current.value !== "") void run(current.value);
});

async function run(address: string): Promise<void> {
  controller?.abort();
  const { signal } = controller = new AbortController();
  problem.value = null;
  status.value = "Searching …";
  const startedAt = performance.now();
  try {
    const { results, more } = await service().ct.search(asked(address), signal);
    const isMore = more ? ", and there are more" : "";
    status.value = `${names(results.length)}${isMore} · ${Math.round(performance.now() - startedAt)} ms`;
    found.value = { results, isEmpty: results.length === 0 && await isEmpty(signal) };
  } catch (error) {
    if (signal.aborted) return;
    status.value = "";
    problem.value = error as Error;
    // The same search is made again when it is asked for.
    current.value = "";
    if (statusOf(error) === 400) field!.focus();
  }
}

/** A search as the address has it; what the lists of this page lack is the service's to refuse. */
function asked(address: string): CtSearch {
  const { limit, include_precert, ...rest } = {
    ...FIRST,
    ...Object.fromEntries(new URLSearchParams(address)) as Partial<typeof FIRST>,
  };
  return { ...rest as CtSearch, limit: Number(limit), include_precert: include_precert === "true" };
}

/** Whether the index has no names at all. */
async function isEmpty(signal: AbortSignal): Promise<boolean> {
  const any = { pattern: ".", kind: "contains", limit: 1, include_precert: true } as const;
  return (await service().ct.search(any, signal)).results.length === 0;
}

/** Searches, unless the pattern is known to be refused; with `pushState` Back leads to the search before. */
function go(how: "pushState" | "replaceState"): void {
  if (search.value.pattern === "" || fault() !== null) return;
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

function save(results: readonly CTSearchResult[]): void {
  const lines = results.map(({ name, labels, is_precert, occurrences_count, last_seen_ts }) =>
    [
      name,
      labels.registrable_domain ?? "",
      labels.subdomain ?? "",
      labels.tld,
      String(occurrences_count ?? ""),
      day(last_seen_ts) ?? "",
      is_precert ? "yes" : "no",
    ].map(csvCell).join(",")
  );
  const head = "name,registrable_domain,subdomain,tld,occurrences,last_seen,precertificate_only";
  download(csvFile([head, ...lines, ""].join("\r\n")), "ct-search.csv");
}

function Search(): JSX.Element {
  const { pattern, kind, include_precert } = search.value;
  const wrong = fault();
  const choice = (
    name: "kind" | "field" | "limit",
    size: "short" | "tiny",
    label: string,
    all: readonly (readonly [string, string, string?])[],
  ) => (
    <label class={`field ${size}`}>
      <span>{label}</span>
      <Select
        choices={all.map(([value, title]) => [value, title])}
        chosen={search.value[name]}
        choose={(value) => search.value = { ...search.value, [name]: value }}
      />
    </label>
  );
  const results = found.value?.results ?? [];
  return (
    <>
      <h1 class="hush">CT search</h1>
      <form
        class="lookup-form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go("pushState");
          if (current.value === "") field!.focus();
        }}
      >
        {choice("kind", "short", "Match", KINDS)}
        <label class="field wide">
          <span>Pattern</span>
          <input
            type="text"
            class="mono"
            ref={(element) => void (field = element)}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            maxLength={1000}
            aria-describedby="ct-fault"
            aria-invalid={wrong !== null ? "true" : undefined}
            placeholder={KINDS.find(([each]) => each === kind)?.[2]}
            value={pattern}
            onInput={({ currentTarget }) => search.value = { ...search.value, pattern: currentTarget.value }}
          />
        </label>
        {choice("field", "short", "Search in", FIELDS)}
        {choice("limit", "tiny", "At most", LIMITS)}
        <button type="submit" class="primary">Search</button>
      </form>
      <div class="under">
        <p class={`fault${wrong === null ? "" : " bad"}`} id="ct-fault" aria-live="polite">
          {core.value === undefined
            ? "Patterns cannot be checked here; the service will"
            : show(wrong ?? (kind === "regex" ? "RE2 syntax; case is ignored" : ""))}
        </p>
        <label class="check">
          <input
            type="checkbox"
            checked={include_precert === "true"}
            onChange={({ currentTarget: { checked } }) =>
              search.value = { ...search.value, include_precert: String(checked) }}
          />
          Precertificates too
        </label>
      </div>
      <Problem error={problem.value} />
      <div class="reporthead">
        <p class="pace" role="status">{status.value}</p>
        {results.length > 0 && <button type="button" onClick={() => save(results)}>CSV</button>}
      </div>
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

function Nothing({ isEmpty }: { isEmpty: boolean }): JSX.Element {
  if (!isEmpty) return <p class="none">No name in this installation's index matches</p>;
  return (
    <p class="none">
      This installation's index has no names yet. The operator of the service fills it, in its data folder:
      {" "}
      <code>deadringer ct follow</code> reads certificate transparency logs,{" "}
      <code>deadringer ct import FILE</code> takes names or entries from files
    </p>
  );
}
