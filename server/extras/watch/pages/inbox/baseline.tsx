import type { JSX } from "preact";
import { count, show } from "../../../../web/page/parts/dom.ts";
import { isHarmlessRest } from "./filter.ts";
import { brands, names, setState } from "./store.ts";
import { readsOnly } from "../../../../web/page/shell/store.ts";

/**
 * One click a brand accepts the harmless rest of its first run as the baseline. It can be undone, and a name that
 * changes later is to be reviewed again.
 */
export function Baseline(
  { brand }: { /** Id of the brand; empty for all. */ brand: string },
): JSX.Element | null {
  const rest = Map.groupBy(
    (names.value ?? []).filter((name) => isHarmlessRest(name) && (brand === "" || name.brand === brand)),
    (name) => name.brand,
  );
  if (rest.size === 0 || readsOnly.value) return null;
  const all = [...rest.values()].flat();
  return (
    <details class="baseline">
      <summary>
        {count(all.length)}{" "}
        were there when the watch began and look harmless: accept them, and hear of them again when they
        change
      </summary>
      <div class="buttons">
        {[...rest].map(([id, some]) => (
          <button
            key={id}
            type="button"
            onClick={() => void setState(some, "baseline")}
          >
            {show(brands.value?.find((each) => each.id === id)?.name ?? "")}{" "}
            <small>{count(some.length)}</small>
          </button>
        ))}
      </div>
    </details>
  );
}
