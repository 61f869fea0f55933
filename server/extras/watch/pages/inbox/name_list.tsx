import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { BrandName } from "../../../../client.ts";
import { count, foreign, show } from "../../../../web/page/parts/dom.ts";
import { effectiveState, keyOf } from "./filter.ts";
import { Name } from "../../../../web/page/parts/name.tsx";
import { MAX_PRINTED, reveal, usePrinting, useSight } from "../../../../web/page/parts/sight.ts";
import { Ago } from "../../../../web/page/parts/time.tsx";
import { Severity } from "./parts.tsx";
import { STATE_TITLES } from "../../../../client/words.ts";
import { whyListed } from "./words.ts";

/** Properties of a list of names. */
export interface NameListProps {
  /** In their order. */
  names: readonly BrandName[];
  /** Display names of brands by id; null when all names are of one brand. */
  brandNames: ReadonlyMap<string, string> | null;
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
  const { brandNames, current, chosen, open, choose } = list;
  const key = keyOf(name);
  const state = effectiveState(name);
  const before = list.names[place - 2];
  const isFirstOld = before !== undefined && list.fresh(before) && !list.fresh(name);
  const isAscii = foreign(name.unicode).length === 0;
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
          {isAscii && <small>{show(brandNames?.get(name.brand) ?? name.domain)}</small>}
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
