import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { encodeLine } from "../../../../lib/lines/mod.ts";
import { LookupBar } from "../lookup/lookup_bar.ts";
import { Name } from "../parts/name.tsx";
import { show } from "../parts/dom.ts";
import { ExportButtons } from "../parts/exports.tsx";
import { drawn, mount, type Page, Placed } from "../parts/mount.tsx";
import { Facts } from "../lookup/facts.tsx";
import type { Run, SharedRun } from "../lookup/run.ts";
import type { Row } from "../lookup/rows.ts";

/** The page of one host: every signal at once; `shared` is the only result that a shared link shows. */
export function analyzePage(shared: SharedRun | null = null): Page {
  /** Raised whenever more is known. */
  const changes = signal(0);
  const bar = new LookupBar({
    plan: "analyze",
    page: shared === null ? "analyze" : "shared-result",
    title: "Analyze",
    shared,
    label: "Host",
    example: "login.example.com",
    action: "Analyze",
    brandLabel: "Brand (optional)",
    tools: drawn(
      <ExportButtons
        what={() => {
          const { rows: { lines, all }, domain } = bar.run;
          const names = new Set(all.map((row) => row.name));
          return { lines, names, name: domain, announce: (text) => bar.announce(text) };
        }}
      />,
    ),
    shown: () => void changes.value++,
  });
  const Content = (): JSX.Element => {
    void changes.value;
    const { run } = bar;
    const isIdle = run.phase === "idle" || run.phase === "refused";
    const [row] = run.rows.all;
    return (
      <>
        <h1 class="hush">Analyze</h1>
        <Placed element={bar.element} />
        {isIdle && shared === null && (
          <div class="intro">
            <h2>What is behind this name?</h2>
            <p>
              Enter a host to see its addresses, pages and redirects, mail, certificate, registration and
              history, and what they say of it.
            </p>
          </div>
        )}
        {row !== undefined && <Report row={row} run={run} />}
        {row === undefined && !isIdle && (
          <p class="empty">
            {run.phase === "running"
              ? "Asking resolvers, registries and the host …"
              : "Nothing is known of this host"}
          </p>
        )}
      </>
    );
  };
  return { element: mount(<Content />, "analyze", "Analyze"), enter: ([uuid]) => bar.enter(uuid) };
}

function Report({ row, run: { rows, uuid } }: { row: Row; run: Run }): JSX.Element {
  const { classification } = row.facts;
  const brand = classification?.compared_with;
  if (brand !== undefined) rows.assessFor({ brand });
  return (
    <div class="report">
      <h2>
        <Name name={row.name} original={brand} />
      </h2>
      <p class="lead compared">
        {classification === undefined
          ? "Not rated yet"
          : brand === undefined
          ? "Compared with no brand, so likeness to one does not count: name the brand above"
          : `Compared with ${show(brand)}`}
      </p>
      <div class="columns">
        <Facts
          key={`${uuid} ${row.name}`}
          row={row}
          rawLines={() =>
            rows.lines.filter((line) => line.op !== "Meta").map((line) => encodeLine(line).trimEnd())}
        />
      </div>
    </div>
  );
}
