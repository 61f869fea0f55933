/**
 * What is told of predictions of the brands that pages imitate: the bar, tables, mistakes.
 * @module
 */

/** A labelled page. */
export interface Row {
  id: string;
  url: string;
  html: string;
  brands: string[];
  kind: "phish" | "generic" | "legit";
  password: boolean;
  family: string;
  trace: boolean;
}

/** What was said of it. */
export interface Prediction {
  id: string;
  brand: string | null;
  probability: number;
  reasons: readonly { evidence: string; weight: number }[];
}

/** The smallest threshold that lets 1 % of legitimate password pages and 0.5 % of all legitimate pages through. */
function thresholdOf(rows: readonly Row[], found: readonly Prediction[]): number {
  const legit = rows.flatMap((row, i) => row.kind === "legit" ? [{ row, is: found[i]! }] : []);
  const above = (list: typeof legit, share: number): number => {
    const alarms = list.filter(({ row, is }) => is.brand !== null && !row.brands.includes(is.brand))
      .map(({ is }) => is.probability).sort((a, b) => b - a);
    return alarms[Math.floor(share * list.length)] ?? 0;
  };
  return Math.max(above(legit.filter(({ row }) => row.password), 0.01), above(legit, 0.005));
}

/** The bar, the share of kit pages whose brand is named above it, and how many have another one named. */
export function judged(
  rows: readonly Row[],
  found: readonly Prediction[],
): { threshold: number; right: number; wrong: number } {
  const threshold = thresholdOf(rows, found);
  const named = rows.flatMap((row, i) =>
    row.kind === "phish" && found[i]!.probability > threshold ? [row.brands.includes(found[i]!.brand!)] : []
  );
  const all = rows.filter(({ kind }) => kind === "phish").length;
  const right = named.filter(Boolean).length;
  return { threshold, right: right / all, wrong: named.length - right };
}

/** Kit pages found, of all, by brand, and by family of kits. */
export function tables(rows: readonly Row[], found: readonly Prediction[]): string {
  const { threshold } = judged(rows, found);
  const table = (title: string, keyOf: (row: Row) => string): string => {
    const counts = new Map<string, [found: number, all: number]>();
    for (const [i, row] of rows.entries()) {
      if (row.kind !== "phish") continue;
      const count = counts.get(keyOf(row)) ?? [0, 0];
      const { brand, probability } = found[i]!;
      if (probability > threshold && row.brands.includes(brand!)) count[0]++;
      count[1]++;
      counts.set(keyOf(row), count);
    }
    const lines = [...counts].sort((a, b) => b[1][1] - a[1][1] || (a[0] < b[0] ? -1 : 1));
    return `${title}: ${lines.map(([key, [right, all]]) => `${key} ${right}/${all}`).join(", ")}`;
  };
  return [table("brands", ({ brands }) => brands[0]!), table("families", ({ family }) => family)].join(
    "\n\n",
  );
}

/** The worst mistakes: legitimate pages that were named, kit pages that were not or as another's; hosts defanged. */
export function mistakes(rows: readonly Row[], found: readonly Prediction[], most: number): string {
  const { threshold } = judged(rows, found);
  const all = rows.flatMap((row, i) => {
    const { brand, probability, reasons } = found[i]!;
    const isRight = brand !== null && row.brands.includes(brand);
    if (row.kind !== "phish") {
      return isRight || brand === null ? [] : [{ row, brand, reasons, by: probability - threshold }];
    }
    if (isRight) return probability > threshold ? [] : [{ row, brand, reasons, by: threshold - probability }];
    return [{ row, brand, reasons, by: threshold + probability }];
  });
  return all.sort((a, b) => b.by - a.by).slice(0, most).map(({ row, brand, reasons, by }) => {
    const host = new URL(row.url).hostname.replaceAll(".", "[.]");
    const why = reasons.slice(0, 4).map(({ evidence, weight }) => `${evidence} ${weight.toFixed(1)}`).join(
      "; ",
    );
    return `${by.toFixed(2)} ${row.kind} ${row.id} ${host}: ${brand ?? "nobody"} in place of ${
      row.brands.join(" or ") || "nobody"
    }${row.trace === false ? " (not in its HTML)" : ""}: ${why}`;
  }).join("\n");
}
