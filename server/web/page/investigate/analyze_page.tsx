import type { JSX } from "preact";
import { encodeLine } from "../../../../lib/lines/mod.ts";
import { LookupBar } from "../lookup/lookup_bar.ts";
import { LookupFrame } from "../lookup/lookup_frame.tsx";
import { Name } from "../parts/name.tsx";
import { show } from "../parts/dom.ts";
import { ExportButtons } from "../parts/exports.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { Facts } from "../lookup/facts.tsx";
import type { SharedRun } from "../lookup/run.ts";
import type { Row } from "../lookup/rows.ts";

const INTRO = [
  "What is behind this name?",
  "Enter a host to see its addresses, pages and redirects, mail, certificate, registration and history, and what they say of it.",
] as const;

/** The page of one host: every signal at once; `shared` is the only result that a shared link shows. */
export function analyzePage(shared: SharedRun | null = null): Page {
  const bar = new LookupBar({
    plan: "analyze",
    page: shared === null ? "analyze" : "shared-result",
    title: "Analyze",
    shared,
  });
  const { run } = bar;
  const exported = () => ({
    lines: run.rows.lines,
    names: new Set(run.rows.all.map((row) => row.name)),
    name: run.domain,
    announce: (text: string) => bar.announce(text),
  });
  const Content = (): JSX.Element => {
    void bar.version.value;
    const isIdle = run.phase === "idle" || run.phase === "refused";
    const [row] = run.rows.all;
    return (
      <LookupFrame
        bar={bar}
        title="Analyze"
        label="Host"
        example="login.example.com"
        action="Analyze"
        brandLabel="Brand (optional)"
        tools={<ExportButtons what={exported} />}
        intro={INTRO}
        isIdle={isIdle}
      >
        {row !== undefined && <Report row={row} bar={bar} />}
        {row === undefined && !isIdle && (
          <p class="empty">
            {run.phase === "running"
              ? "Asking resolvers, registries and the host …"
              : "Nothing is known of this host"}
          </p>
        )}
      </LookupFrame>
    );
  };
  return { element: mount(<Content />, "analyze", "Analyze"), enter: ([uuid]) => bar.enter(uuid) };
}

function Report({ row, bar }: { row: Row; bar: LookupBar }): JSX.Element {
  void bar.version.value;
  const { rows, uuid } = bar.run;
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
