import { h, setText, svg } from "./dom.ts";

/** One bar. */
export interface Bar {
  /** The value that it represents. */
  value: string;
  /** Its label. */
  label: string;
  /** Its stacked pieces. */
  parts: readonly number[];
  /** In words. */
  description: string;
}

const total = ({ parts }: Bar): number => parts.reduce((a, b) => a + b, 0);

/** Returns upright bars, each piece in its own colour. */
export function histogram(bars: readonly Bar[], title: string, classes: readonly string[] = []): HTMLElement {
  const [width, height] = [240, 96];
  const most = Math.max(1, ...bars.map(total));
  const step = width / bars.length;
  const gap = Math.min(3, step / 5);
  const drawing = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": `${title}. ${
      bars.filter((bar) => total(bar) > 0).map(({ description }) => description).join("; ")
    }`,
  });
  bars.forEach((bar, i) => {
    let y = height;
    const group = svg("g", {}, svg("title", {}, bar.description));
    // The whole height reacts to the pointer, however small the bar is.
    group.append(svg("rect", { class: "reach", x: i * step, y: 0, width: step, height }));
    bar.parts.forEach((n, part) => {
      if (n === 0) return;
      const size = Math.max(2, n / most * (height - 4));
      y -= size;
      group.append(
        svg("rect", {
          class: `part ${classes[part] ?? ""}`,
          x: i * step + gap / 2,
          y,
          width: step - gap,
          height: size,
        }),
      );
    });
    drawing.append(group);
  });
  const labels = bars.filter(({ label }) => label !== "").map(({ label }) => h("span", {}, label));
  return h("figure", { class: "chart" }, drawing as unknown as HTMLElement, h("figcaption", {}, ...labels));
}

/** Fills an element with one bar per line; each is a button. Reuses existing buttons, so that focus stays. */
export function barList(
  place: HTMLElement,
  bars: readonly Bar[],
  chosen: ReadonlySet<string>,
  use: (value: string) => void,
): void {
  const known = new Map(
    [...place.children].map((each) => [each.getAttribute("data-value"), each as HTMLElement]),
  );
  const most = Math.max(1, ...bars.map(total));
  const lines = bars.map((bar) => {
    const line = known.get(bar.value) ?? h(
      "button",
      { type: "button", class: "line", "data-value": bar.value, onclick: () => use(bar.value) },
      h("span", {}, bar.label),
      h("i", { "aria-hidden": "true" }, h("i")),
      h("b"),
    );
    (line.children[1]!.firstElementChild as HTMLElement).style.width = `${total(bar) / most * 100}%`;
    setText(line.lastElementChild!, bar.description);
    line.setAttribute("aria-pressed", String(chosen.has(bar.value)));
    return line;
  });
  if (lines.length !== place.childElementCount || lines.some((line, i) => place.children[i] !== line)) {
    const focused = document.activeElement;
    place.replaceChildren(...lines);
    if (lines.includes(focused as HTMLElement)) (focused as HTMLElement).focus();
  }
}
