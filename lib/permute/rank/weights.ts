/**
 * The learnt weights of traits. A trait's key is a head, up to its first `/`, `:` or `@`, and a tail.
 * @module
 */

/** Costs in nats: under the original's suffix, and under another one. */
export interface Nats {
  readonly "=": number;
  readonly ">": number;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Weights by head and tail of their keys; logarithms. The weights of a head are decoded on first use. */
export class Weights {
  /** By head: cells that are not decoded yet, or the weights by tail. */
  readonly #heads = new Map<string, string[] | ReadonlyMap<string, number>>();

  /** Reads lines of a head and its cells, `tail=weight`, in tenths. */
  static ofLines(lines: string): Weights {
    const out = new Weights();
    for (const line of lines.trim().split("\n")) {
      const cut = line.indexOf(" ");
      const head = line.slice(0, cut);
      const known = out.#heads.get(head);
      if (known === undefined) out.#heads.set(head, [line]);
      else (known as string[]).push(line);
    }
    return out;
  }

  /** Reads a table of whole keys. */
  static ofTable(table: Readonly<Record<string, number>>): Weights {
    const heads = new Map<string, Map<string, number>>();
    for (const [key, weight] of Object.entries(table)) {
      const cut = key.search(/[:/@]/) + 1;
      const head = key.slice(0, cut);
      if (!heads.has(head)) heads.set(head, new Map());
      heads.get(head)!.set(key.slice(cut), weight);
    }
    const out = new Weights();
    for (const [head, weights] of heads) out.#heads.set(head, weights);
    return out;
  }

  /** Returns the weights of the traits that start with a head, by the rest of their keys. */
  of(head: string): ReadonlyMap<string, number> {
    const found = this.#heads.get(head);
    if (!Array.isArray(found)) return (found as ReadonlyMap<string, number> | undefined) ?? NOTHING;
    const weights = new Map<string, number>();
    for (const line of found) {
      const cells = line.split(" ");
      for (let i = 1; i < cells.length; i++) {
        const cell = cells[i]!;
        const cut = cell.lastIndexOf("=");
        weights.set(cell.slice(0, cut), Number(cell.slice(cut + 1)) / 10);
      }
    }
    this.#heads.set(head, weights);
    return weights;
  }
}
