/** The brands of a demo, which looks names up in a miniature internet; none in a real service. */
export const demoBrands: readonly string[] =
  document.querySelector<HTMLMetaElement>("meta[name=demo]")?.content.split(" ") ?? [];

/** The brand that a demo looks up first; empty in a real service. */
export const demoBrand: string = demoBrands[0] ?? "";

/** Where a visit begins: "/" leads on to what is there for whoever looks. A demo, which fills, begins with the first link of the menu. */
export const home = (): string =>
  demoBrand !== "" && document.querySelector("#nav a")?.getAttribute("href") || "/";

/** Returns why a name cannot be looked up in a demo; null when it can. */
export function refusedInDemo(domain: string): string | null {
  const name = domain.toLowerCase().replace(/\.$/, "");
  // For an invalid name, the service has a better message.
  if (demoBrand === "" || demoBrands.includes(name) || !/^[^\s/@]+\.[^\s\d./@][^\s./@]*$/.test(name)) {
    return null;
  }
  return `This is a demo without the internet: it knows the look-alikes of ${demoBrands.join(", ")} only`;
}

/** @throws {Error} for the first of some domains that cannot be looked up in a demo. */
export function checkForDemo(domains: readonly string[]): void {
  const refused = domains.map(refusedInDemo).find((each) => each !== null);
  if (refused != null) throw new Error(refused);
}
