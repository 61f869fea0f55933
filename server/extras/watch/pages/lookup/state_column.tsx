import type { JSX } from "preact";
import { STATE_TITLES } from "../../../../client/words.ts";
import { STATES } from "../inbox/words.ts";
import { show } from "../../../../web/page/parts/dom.ts";
import { readsOnly } from "../../../../web/page/shell/store.ts";
import type { Column } from "../../../../web/page/lookup/columns.tsx";
import type { LookupTriage } from "./lookup_triage.ts";
import type { Row } from "../../../../web/page/lookup/rows.ts";

/** Id of the column of how far names are handled. */
export const STATE = "state";

/** Returns the column of triage states. */
export function stateColumn(triage: LookupTriage): Column {
  return {
    id: STATE,
    title: "State",
    width: [8, 0],
    samples: () => STATES.map(({ title }) => title),
    leaves: 4,
    value: (row) => {
      const place = STATES.findIndex(({ state }) => state === triage.stateOf(row));
      return place < 0 ? null : place;
    },
    cell: (row) => <State row={row} triage={triage} />,
  };
}

/** The state of a name, and whether it is chosen for a change of many. */
function State({ row, triage }: { row: Row; triage: LookupTriage }): JSX.Element | null {
  const state = triage.stateOf(row);
  if (state === null) return null;
  return (
    <span class="one">
      <input
        type="checkbox"
        tabIndex={-1}
        hidden={readsOnly.value}
        aria-label={show(`Choose ${row.name}`)}
        checked={triage.chosen.value.has(row.name)}
        onClick={(event) => {
          event.stopPropagation();
          triage.choose(row);
        }}
      />{" "}
      <span>{STATE_TITLES[state]}</span>
    </span>
  );
}
