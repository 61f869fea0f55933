import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Name } from "../parts/name.tsx";
import { EvidenceButton } from "../report/evidence_button.tsx";
import { readsOnly } from "../shell/store.ts";
import { Facts } from "./facts.tsx";
import type { LookupTriage } from "./lookup_triage.ts";
import { originalOf, type Row } from "./rows.ts";
import type { LookupStore } from "./store.ts";

/** Everything known about one name, beside the table. */
export function Panel({ store }: { store: LookupStore }): JSX.Element {
  const { lookup: { run, shared }, triage } = store;
  const close = () => store.open(null);
  const row = store.selected.value;
  void store.version.value;
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
          {shared === null && row.name !== run.domain && (
            <>
              <Handling row={row} handle={triage.handle} />
              {!readsOnly.value && (
                <EvidenceButton
                  key={row.name}
                  name={row.ascii}
                  original={run.domain}
                  result={run.uuid}
                  isStarted={store.reporting.value === row}
                />
              )}
            </>
          )}
          <Facts
            row={row}
            rawLines={() => store.rawLines(row.name)}
            compare={(row) => store.compared.value = row}
          />
        </>
      )}
    </aside>
  );
}

/** State, notes and history of a name, whose code is loaded when a panel is opened. */
function Handling({ row, handle }: { row: Row; handle: LookupTriage["handle"] }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => handle(row, place.current!), [row]);
  return <div class="beside" ref={place} />;
}
