import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useLoaded } from "../parts/answer.ts";
import { Name } from "../parts/name.tsx";
import { pageParts } from "../shell/slots.ts";
import { readsOnly } from "../shell/store.ts";
import { Facts } from "./facts.tsx";
import type { LookupTriage } from "../../../extras/watch/pages/lookup/lookup_triage.ts";
import { originalOf, rawLines, type Row } from "./rows.ts";
import type { LookupStore } from "./store.ts";

/** Everything known about one name, beside the table. */
export function Panel({ store }: { store: LookupStore }): JSX.Element {
  const { lookup: { run, shared }, triage } = store;
  const close = () => store.open(null);
  const row = store.selected.value;
  // Its facts may have changed.
  void store.names.shown.value;
  const { domain, uuid, rows } = run.state.value;
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (row === null) return;
    place.current!.scrollTop = 0;
    place.current!.querySelector("h2")!.focus();
  }, [row]);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a field, Escape leaves the field first.
    if (event.key !== "Escape" || (event.target as Element).matches("textarea, select, input")) return;
    event.preventDefault();
    close();
  };
  return (
    <aside
      class="panel"
      hidden={row === null}
      aria-label="Everything known about a name"
      ref={place}
      onKeyDown={onKeyDown}
    >
      {row !== null && (
        <>
          <div class="panelhead">
            <h2 tabIndex={-1}>
              <Name name={row.name} original={originalOf(row)} />
            </h2>
            <button type="button" class="quiet" aria-label="Close" onClick={close}>✕</button>
          </div>
          {shared === null && row.name !== domain && (
            <>
              <Handling row={row} triage={triage} />
              {!readsOnly.value && pageParts().map(({ AboutName }, i) =>
                AboutName && (
                  <AboutName
                    key={`${i} ${row.name}`}
                    name={row.ascii}
                    original={domain}
                    result={uuid}
                    reported={triage.noteReport(row)}
                    isStarted={store.reporting.value === row}
                  />
                )
              )}
            </>
          )}
          <Facts
            row={row}
            rawLines={() => rawLines(rows, row.name)}
            compare={(row) => store.compared.value = row}
          />
        </>
      )}
    </aside>
  );
}

/** State, notes and history of a name, whose code is loaded when a panel is opened. */
function Handling({ row: { name, ascii }, triage }: { row: Row; triage: LookupTriage }): JSX.Element {
  const Beside = useLoaded(true, async () => (await triage.load())?.Beside);
  return (
    <div class="beside">
      {Beside !== null && <Beside domain={triage.domain.value} forms={[name, ascii]} />}
    </div>
  );
}
