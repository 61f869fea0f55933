import type { BrandName } from "../../../../client.ts";
import { STATE_TITLES, verdictWord } from "../../client/words.ts";
import { download } from "../../../../web/page/parts/dom.ts";
import { csvTable } from "../../../../web/page/parts/export_file.ts";
import { effectiveState } from "./filter.ts";
import { brandOf } from "./store.ts";

const TITLES = [
  ...["name", "imitates", "brand", "severity", "verdict", "state", "assignee", "notes", "reported to"],
  ...["snoozed until", "first seen", "last changed"],
];

/** Saves names as CSV, in their order, with state, notes and assignee. */
export function exportNames(names: readonly BrandName[]): void {
  const rows = names.map((name) => [
    ...[name.name, name.domain, brandOf(name.brand)?.name ?? ""],
    ...[name.assessment.severity, verdictWord(name.assessment.verdict), STATE_TITLES[effectiveState(name)]],
    name.assignee,
    name.notes.map(({ at, author, text }) => `${[at, author].filter(Boolean).join(" ")}: ${text}`).join("\n"),
    name.reports.map(({ at, desk }) => `${at} ${desk}`).join("\n"),
    ...[name.muted_until ?? "", name.first_seen_at, name.changed_at],
  ]);
  download(csvTable(TITLES, rows), "look-alikes.csv");
}
