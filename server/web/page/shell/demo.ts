import { h } from "../parts/dom.ts";

/** The one brand of a demo, which looks names up in a miniature internet; empty in a real service. */
export const demoBrand: string = document.querySelector<HTMLMetaElement>("meta[name=demo]")?.content ?? "";

/** Returns a badge that says that this is a demo; null in a real service. */
export function demoBadge(): HTMLElement | null {
  if (demoBrand === "") return null;
  return h(
    "p",
    { class: "demo" },
    h("b", {}, "Demo"),
    ` Names and pages here are made up; the brand is ${demoBrand}`,
  );
}

/** Returns why a name cannot be looked up in a demo; null when it can. */
export function refusedInDemo(domain: string): string | null {
  const name = domain.toLowerCase().replace(/\.$/, "");
  // For an invalid name, the service has a better message.
  if (demoBrand === "" || name === demoBrand || !/^[^\s/@]+\.[^\s\d./@][^\s./@]*$/.test(name)) return null;
  return `This is a demo without the internet: it knows the look-alikes of ${demoBrand} only`;
}
