import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { BrandName } from "../../../../client.ts";
import { count, foreign, show } from "../../../../web/page/parts/dom.ts";
import { effectiveState, isHarmlessRest, keyOf } from "./filter.ts";
import { Name } from "../../../../web/page/parts/name.tsx";
import { MAX_PRINTED, reveal, usePrinting, useSight } from "../../../../web/page/parts/sight.ts";
import { Ago } from "../../../../web/page/parts/time.tsx";
import { Severity } from "./parts.tsx";
import { STATE_TITLES } from "../../client/words.ts";
import { plural } from "../../../../../lib/plural.ts";
import { readsOnly } from "../../../../web/page/shell/store.ts";
import { brandOf, coverage, names, setState } from "./store.ts";
import { whyListed } from "./words.ts";

/** Properties of a list of names. */
export interface NameListProps {
  /** In their order. */
  names: readonly BrandName[];
  /** Whom a name imitates, where the list is of several; empty otherwise. */
  imitated(name: BrandName): string;
  /** Key of the current name. */
  current: string | null;
  /** Keys of the chosen names; null where nothing can be done with names. */
  chosen: ReadonlySet<string> | null;
  /** A name becomes the current one. */
  open(name: BrandName): void;
  /** A name is chosen, or no longer; with `range`, so are those between it and the last one. */
  choose(name: BrandName, range: boolean): void;
  /** The state of names in this list, which goes without saying; empty for any. */
  state: string;
  /** Whether a name is new or has changed since the last visit. */
  fresh(name: BrandName): boolean;
}

/** A list of any length: only the visible rows are in the document. */
export function NameList(props: NameListProps): JSX.Element {
  const { names, current } = props;
  const box = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const [sight, look] = useSight(box);
  const { height } = sight;
  const [first, last] = isPrinting ? [0, MAX_PRINTED] : [sight.first, sight.last];
  const at = names.findIndex((name) => keyOf(name) === current);
  useEffect(() => {
    if (at >= 0) reveal(box.current!, at, height);
  }, [current, height]);
  return (
    <div class="namebox" ref={box} tabIndex={-1} onScroll={look}>
      <ul class="namelist" aria-label="Look-alikes" style={{ height: `${names.length * height}px` }}>
        {names.slice(first, last).map((name, i) => (
          <NameRow
            key={keyOf(name)}
            name={name}
            top={(first + i) * height}
            place={[first + i + 1, names.length]}
            list={props}
          />
        ))}
      </ul>
      {isPrinting && last < names.length && <p>{count(names.length - last)} more are not printed</p>}
    </div>
  );
}

function NameRow({ name, top, place: [place, size], list }: {
  name: BrandName;
  top: number;
  place: [number, number];
  list: NameListProps;
}): JSX.Element {
  const { current, chosen, open, choose } = list;
  const key = keyOf(name);
  const state = effectiveState(name);
  const before = list.names[place - 2];
  const isFirstOld = before !== undefined && list.fresh(before) && !list.fresh(name);
  const imitated = foreign(name.unicode).length === 0 ? list.imitated(name) : "";
  return (
    <li
      class={[
        key === current && "current",
        state !== "new" && "handled",
        list.fresh(name) && "sincelast",
        isFirstOld && "firstold",
      ].filter(Boolean).join(" ")}
      style={{ top: `${top}px` }}
      aria-posinset={place}
      aria-setsize={size}
    >
      {chosen !== null && (
        <label class="pick">
          <input
            type="checkbox"
            checked={chosen.has(key)}
            aria-label={`Choose ${show(name.name)}`}
            onClick={(event) => choose(name, event.shiftKey)}
          />
        </label>
      )}
      <button
        type="button"
        class="namerow"
        aria-current={key === current ? "true" : undefined}
        onClick={() => open(name)}
      >
        <Severity value={name.assessment.severity} />
        <span class="namecell">
          <Name name={name.unicode} original={name.domain} />
          {imitated !== "" && <small>{show(imitated)}</small>}
        </span>
        <span class="cause">{show(whyListed(name))}</span>
        <span class={`triaged ${state}`}>
          {[state === list.state ? "" : STATE_TITLES[state], show(name.assignee)].filter(Boolean).join(" · ")}
        </span>
        <span class="age">
          <Ago at={name.changed_at} />
        </span>
      </button>
    </li>
  );
}

/** What came since the last visit; what brands would have shown that were not looked at is unknown. */
export function SinceThen({ fresh, before, brand }: {
  fresh: number;
  before: number;
  /** Id of the only brand whose names are shown; empty for all. */
  brand: string;
}): JSX.Element {
  const looked = coverage.value;
  // A brand whose last run failed was not looked at.
  const [seen, all] = brand === ""
    ? [looked?.covered ?? 0, looked?.brands ?? 0]
    : [brandOf(brand)?.coverage.state === "ok" ? 1 : 0, 1];
  const isUnknown = fresh === 0 && seen < all;
  return (
    <p class="sincethen">
      <b>{isUnknown ? "Nobody knows what is" : fresh === 0 ? "Nothing" : count(fresh)} new or changed</b>{" "}
      since you were last here, <Ago at={before} />
      {seen < all && `: ${count(seen)} of ${count(all)} ${plural(all, "brand")} looked at`}
    </p>
  );
}

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
        {count(all.length)} from the first run look harmless: accept them
      </summary>
      <p>They were there when the watch began. You hear of them again when they change.</p>
      <div class="buttons">
        {[...rest].map(([id, some]) => (
          <button
            key={id}
            type="button"
            onClick={() => void setState(some, "baseline")}
          >
            Accept {count(some.length)} of {show(brandOf(id)?.name ?? "")}
          </button>
        ))}
      </div>
    </details>
  );
}
