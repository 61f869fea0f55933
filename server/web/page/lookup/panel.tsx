import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Name } from "../parts/name.tsx";
import { pageParts } from "../shell/slots.ts";
import { found, readsOnly } from "../shell/store.ts";
import { Facts } from "./facts.tsx";
import { originalOf, rawLines } from "./rows.ts";
import type { LookupStore } from "./store.ts";

/** Everything known about one name, beside the table. */
export function Panel({ store }: { store: LookupStore }): JSX.Element {
  const { lookup: { run, shared } } = store;
  const beside = store.beside.value;
  const close = () => store.open(null);
  const row = store.selected.value;
  // Its facts may have changed.
  void store.names.shown.value;
  const { domain, phase, uuid, rows } = run.state.value;
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
              <div class="beside">{beside !== null && <beside.About name={row} />}</div>
              {!readsOnly.value && pageParts().map(({ AboutName }, i) =>
                AboutName && (
                  <AboutName
                    key={`${i} ${row.name}`}
                    name={row.ascii}
                    original={domain}
                    result={uuid}
                    reported={beside?.reported(row)}
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
            pictures={{
              areDone: phase === "done",
              mayTake: shared === null && !readsOnly.value && found.value?.pictures === true,
            }}
          />
        </>
      )}
    </aside>
  );
}
