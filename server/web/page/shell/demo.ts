import { h } from "../parts/dom.ts";

/** The brands of a demo, which looks names up in a miniature internet; none in a real service. */
const brands = document.querySelector<HTMLMetaElement>("meta[name=demo]")?.content.split(" ") ?? [];

/** The brand that a demo looks up first; empty in a real service. */
export const demoBrand: string = brands[0] ?? "";

/** Returns a badge that says that this is a demo; null in a real service. */
export function demoBadge(): HTMLElement | null {
  if (demoBrand === "") return null;
  return h(
    "p",
    { class: "demo" },
    h("b", {}, "Demo"),
    ` Names and pages here are made up; the brands are ${brands.join(", ")}`,
  );
}

/** Returns what stands for the coverage while the history of a demo comes; null otherwise. */
export function demoComes(watched: number, paused: number): string | null {
  if (watched > 0 || paused >= brands.length || demoBrand === "") return null;
  return `The thirty days of this demo are coming in: ${paused} of ${brands.length} brands so far`;
}

/** Returns why a name cannot be looked up in a demo; null when it can. */
export function refusedInDemo(domain: string): string | null {
  const name = domain.toLowerCase().replace(/\.$/, "");
  // For an invalid name, the service has a better message.
  if (demoBrand === "" || brands.includes(name) || !/^[^\s/@]+\.[^\s\d./@][^\s./@]*$/.test(name)) return null;
  return `This is a demo without the internet: it knows the look-alikes of ${brands.join(", ")} only`;
}
