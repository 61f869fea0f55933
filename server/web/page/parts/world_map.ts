import { POINTS, SHAPES, SIZE } from "./data/world.ts";
import { count, country, h, names, show, svg } from "./dom.ts";

/** A map of the world, with countries filled by number of names. The list beside it does the same by keyboard. */
export class WorldMap {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #shapes: Map<string, SVGElement> = new Map();
  readonly #drawing: SVGSVGElement;
  #lit: SVGElement[] = [];

  /** Calls back when a country with names is used. */
  constructor(use: (code: string) => void) {
    this.#drawing = svg("svg", { viewBox: `0 0 ${SIZE.join(" ")}`, role: "img" });
    for (const [code, d] of Object.entries(SHAPES)) this.#add(code, svg("path", { d, "data-code": code }));
    for (const [code, place] of Object.entries(POINTS)) {
      const [cx = "0", cy = "0"] = place.split(" ");
      this.#add(code, svg("circle", { cx, cy, r: 5, "data-code": code }));
    }
    this.#drawing.addEventListener("click", (event) => {
      const code = (event.target as Element).closest(".lit")?.getAttribute("data-code");
      if (code != null) use(code);
    });
    this.element = h("figure", { class: "map" }, this.#drawing as unknown as HTMLElement);
  }

  /** Shows how many names each country has. */
  show(counts: ReadonlyMap<string, number>, chosen: ReadonlySet<string>): void {
    const most = Math.max(1, ...counts.values());
    for (const shape of this.#lit) {
      shape.classList.remove("lit", "chosen");
      shape.style.removeProperty("--share");
      shape.replaceChildren();
    }
    this.#lit = [];
    for (const [code, n] of counts) {
      const shape = this.#shapes.get(code);
      if (shape === undefined) continue;
      shape.classList.add("lit");
      shape.classList.toggle("chosen", chosen.has(code));
      // By the square root: one country with hundreds must not make all others look empty.
      shape.style.setProperty("--share", String(Math.sqrt(n / most)));
      shape.append(svg("title", {}, `${country(code)}: ${names(n)}`));
      this.#lit.push(shape);
    }
    const description = [...counts].sort((a, b) => b[1] - a[1]).map(([code, n]) =>
      `${country(code)} ${count(n)}`
    );
    this.#drawing.setAttribute(
      "aria-label",
      show(`Names by country. ${description.slice(0, 20).join("; ")}`),
    );
  }

  #add(code: string, shape: SVGElement): void {
    this.#shapes.set(code, shape);
    this.#drawing.append(shape);
  }
}
