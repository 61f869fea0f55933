import { type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { count, show } from "../dom.ts";
import { mount } from "../mount.tsx";
import { Health } from "./brand_health.tsx";
import { BrandPage } from "./brand_page.tsx";
import { effectiveState } from "../inbox/filter.ts";
import { FirstBrand } from "./first_brand.tsx";
import { Problem, Toast } from "../inbox/parts.tsx";
import { brands, follow, names, problem, refresh } from "../inbox/store.ts";

/** The watched brands, and the page of each one. */
export class BrandsPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #brand: Signal<BrandPage | null> = signal(null);

  constructor() {
    const Content = (): JSX.Element => {
      const brand = this.#brand.value;
      return brand === null ? <Brands /> : <brand.View key={brand.id} />;
    };
    this.element = mount(<Content />, "watch brandspage", "Brands");
  }

  /** Opens the list, or the brand with that id. */
  enter([id]: readonly string[], query: URLSearchParams): void {
    if (id === undefined) this.#show(null);
    else {
      if (this.#brand.value?.id !== id) this.#show(new BrandPage(id));
      this.#brand.value!.enter(query);
    }
    follow();
  }

  #show(brand: BrandPage | null): void {
    if (this.#brand.value !== brand) this.#brand.value?.dispose();
    this.#brand.value = brand;
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    return this.#brand.value?.press(event) ?? false;
  }
}

function Brands(): JSX.Element {
  const all = brands.value;
  return (
    <>
      <div class="titled">
        <h1>Brands</h1>
        <p class="lead" role="status">
          {all === null ? problem.value === null ? "Loading …" : "" : `${count(all.length)} watched`}
        </p>
      </div>
      <Problem error={problem.value} retry={() => void refresh()} />
      {all !== null && all.length > 0 && (
        <ul class="brandlist">{all.map((brand) => <BrandCard key={brand.id} brand={brand} />)}</ul>
      )}
      {all !== null && <FirstBrand />}
      <Toast />
    </>
  );
}

function BrandCard({ brand }: { brand: WatchedBrand }): JSX.Element {
  const mine = (names.value ?? []).filter((name) => name.brand === brand.id);
  const live = mine.filter(({ phase }) => phase !== "gone");
  const waiting = mine.filter((name) => effectiveState(name) === "new");
  const high = waiting.filter(({ event }) => event?.severity === "high");
  return (
    <li class="sheet">
      <h2>
        <a href={`#brands/${brand.id}`}>{show(brand.name)}</a>
      </h2>
      <p class="domains">
        {brand.domains.map((domain) => <span key={domain} class="tag">{show(domain)}</span>)}
      </p>
      <dl class="counts">
        <div>
          <dt>To review</dt>
          <dd>
            <a href={`#inbox?brand=${brand.id}`}>{count(waiting.length)}</a>
          </dd>
        </div>
        <div>
          <dt>High</dt>
          <dd class={high.length > 0 ? "alarm" : ""}>{count(high.length)}</dd>
        </div>
        <div>
          <dt>Look-alikes</dt>
          <dd>{count(live.length)}</dd>
        </div>
      </dl>
      <Health brand={brand} />
    </li>
  );
}
