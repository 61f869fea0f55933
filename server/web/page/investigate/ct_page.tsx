import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CTSearchResult } from "../../../../lib/model.ts";
import { Problem } from "../parts/problem.tsx";
import { day } from "../parts/dom.ts";
import { csvTable } from "../parts/export_file.ts";
import { download } from "../parts/download.ts";
import { Check, Labelled, Select } from "../parts/form.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { statusOf } from "../service/service.ts";
import { FoundName } from "./ct_certificates.tsx";
import { current, enter, found, go, KINDS, problem, search, status } from "./ct_search.ts";

/** The page that searches names in certificates. */
export function ctPage(): Page {
  return { element: mount(<Search />, "ct", "CT search"), enter };
}

/** Columns of the file. */
const COLUMNS: readonly (readonly [title: string, text: (found: CTSearchResult) => string])[] = [
  ["name", ({ name }) => name],
  ["registrable_domain", ({ labels }) => labels.registrable_domain ?? ""],
  ["subdomain", ({ labels }) => labels.subdomain ?? ""],
  ["tld", ({ labels }) => labels.tld],
  ["occurrences", ({ occurrences_count: n }) => String(n ?? "")],
  ["last_seen", ({ last_seen_ts }) => day(last_seen_ts) ?? ""],
  ["precertificate_only", ({ is_precert }) => is_precert ? "yes" : "no"],
];

function save(results: readonly CTSearchResult[]): void {
  const rows = results.map((each) => COLUMNS.map(([, textOf]) => textOf(each)));
  download(csvTable(COLUMNS.map(([title]) => title), rows), "ct-search.csv");
}

function Search(): JSX.Element {
  const results = found.value?.results ?? [];
  return (
    <>
      <h1 class="hush">CT search</h1>
      <Pattern />
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

/** The pattern, how it matches, and what is wrong with it. */
function Pattern(): JSX.Element {
  const { pattern, kind, include_precert } = search.value;
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
      <div class="under">
        <p class="fault">{kind === "regex" && "RE2 syntax; case is ignored"}</p>
        <Check
          label="Precertificates too"
          isOn={include_precert === "true"}
          turn={(isOn) => search.value = { ...search.value, include_precert: String(isOn) }}
        />
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
