import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { NameCounts, WatchedBrand } from "../../../client.ts";
import { count, show } from "../../../web/page/parts/dom.ts";
import { Figures } from "../../../web/page/parts/fact_list.tsx";
import { mount, type Page } from "../../../web/page/parts/mount.tsx";
import { Domains, Health } from "./brand_health.tsx";
import { BrandPage } from "./brand_page.tsx";
import { FirstBrand } from "./first_brand.tsx";
import { Evening, Head, Toast } from "./inbox/parts.tsx";
import { Select } from "../../../web/page/parts/form.tsx";
import { Tools } from "../../../web/page/parts/table.tsx";
import { brands, follow } from "./inbox/store.ts";

/** The watched brands, and the page of each one. */
export function brandsPage(): Page {
  const open = signal<BrandPage | null>(null);
  const Content = (): JSX.Element => {
    const brand = open.value;
    return (
      <>
        {brand === null ? <Brands /> : <brand.View key={brand.id} />}
        <Evening />
      </>
    );
  };
  return {
    element: mount(<Content />, "watch brandspage", "Brands"),
    // The list, or the brand with that id.
    enter: ([id], query) => {
      if (open.value?.id !== id) {
        open.value?.dispose();
        open.value = id === undefined ? null : new BrandPage(id);
        if (id !== undefined) document.querySelector("main")!.scrollTo(0, 0);
      }
      open.value?.enter(query);
      follow();
    },
    press: (event) => open.value?.press(event) ?? false,
  };
}

function Brands(): JSX.Element {
  const all = brands.value;
  return (
    <>
      <Head title="Brands" lead={all === null ? null : `${count(all.length)} watched`} />
      {all !== null && all.length > 0 && <BrandList all={all} />}
      {all !== null && <FirstBrand />}
      <Toast />
    </>
  );
}

/** Brands that are seen without a filter. */
const FEW = 6;

/** Orders of the list: what it is called, and how two brands stand in it. */
const ORDERS: Readonly<Record<string, readonly [string, (a: WatchedBrand, b: WatchedBrand) => number]>> = {
  waiting: ["To act on", byWaiting],
  name: ["Name", (a, b) => a.name.localeCompare(b.name)],
  run: ["Last complete run", (a, b) => ((a.last_success_at ?? "") < (b.last_success_at ?? "") ? -1 : 1)],
  added: ["Newest", (a, b) => (a.created_at > b.created_at ? -1 : 1)],
};

const text = signal("");
const order = signal("waiting");

/** The brands that match the filter, in the chosen order. */
function BrandList({ all }: { all: readonly WatchedBrand[] }): JSX.Element {
  const wanted = text.value.trim().toLowerCase();
  const shown = all
    .filter(({ name, domains }) => [name, ...domains].some((each) => each.toLowerCase().includes(wanted)))
    .toSorted(ORDERS[order.value]![1]);
  return (
    <>
      {all.length > FEW && (
        <Tools
          label="Filter brands"
          hint="Name or domain"
          text={text.value}
          narrow={(typed) => text.value = typed}
          shown={`${count(shown.length)} of ${count(all.length)}`}
        >
          <label class="sorted">
            Sort{" "}
            <Select
              choices={Object.entries(ORDERS).map(([id, [title]]) => [id, title] as const)}
              chosen={order.value}
              choose={(id) => order.value = id}
            />
          </label>
        </Tools>
      )}
      <ul class="brandlist">{shown.map((brand) => <BrandCard key={brand.id} brand={brand} />)}</ul>
    </>
  );
}

const total = ({ high, medium, low, none }: NameCounts["to_review"]): number => high + medium + low + none;

/** Brands without data first, then the one where the most severe names wait. */
function byWaiting(a: WatchedBrand, b: WatchedBrand): number {
  const known = (brand: WatchedBrand) => brand.counts?.to_review ?? null;
  const [x, y] = [known(a), known(b)];
  if (x === null || y === null) return Number(x !== null) - Number(y !== null);
  return y.high - x.high || y.medium - x.medium || total(y) - total(x) || (a.name < b.name ? -1 : 1);
}

function BrandCard({ brand }: { brand: WatchedBrand }): JSX.Element {
  const { counts } = brand;
  // Before every domain was looked at, none is not zero.
  const hasData = brand.coverage.state !== "never" || (counts?.names ?? 0) > 0;
  const inInbox = (n: number, query: string, tone = "") => (
    <a key={query} class={n > 0 ? tone : ""} href={`#inbox?${query}brand=${brand.id}`}>{count(n)}</a>
  );
  return (
    <li class="sheet">
      <h2>
        <a href={`#brands/${brand.id}`}>{show(brand.name)}</a>
      </h2>
      <Domains of={brand} />
      {hasData && counts !== null && (
        <Figures
          of={[
            ["To act on", inInbox(counts.to_review.high, "severity=high&", "alarm")],
            ["To review", inInbox(total(counts.to_review), "")],
            ["Look-alikes", count(counts.names)],
            ...counts.not_rated > 0 ? [["Not rated", count(counts.not_rated)] as const] : [],
          ]}
        />
      )}
      <Health brand={brand} isCard />
    </li>
  );
}
