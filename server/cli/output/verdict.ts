import type { MergedName } from "../../../mod.ts";

/** The likeliest class of a name and its share; undefined without a score. */
export function likeliest({ classification }: MergedName): [side: string, share: number] | undefined {
  return Object.entries(classification ?? {}).sort((a, b) => b[1] - a[1])[0];
}

/** The likeliest class and how likely. Nothing is certain, so no share is rounded to 100 %. */
export function verdictText(name: MergedName): string {
  const found = likeliest(name);
  if (found === undefined) return "–";
  const [side, share] = found;
  return `${side} ${share >= 0.995 ? ">99" : Math.round(share * 100)}%`;
}
