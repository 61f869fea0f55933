/**
 * Merkle trees of logs.
 * Source: RFC 6962 section 2.1; RFC 9162 section 2.1.3.2 and 2.1.4.2 for the checks of proofs.
 * @module
 */
import { createHash } from "node:crypto";

/** SHA-256. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

const LEAF_PREFIX = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Whether two byte strings are equal. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The hash of a leaf. */
export function leafHash(leaf: Uint8Array): Uint8Array {
  return sha256(LEAF_PREFIX, leaf);
}

const pair = new Uint8Array(65);
pair[0] = NODE[0]!;

/** The hash of two nodes. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  pair.set(left, 1);
  pair.set(right, 33);
  return sha256(pair);
}

/** The root of the hashes from `from` up to `to`; the hash of nothing for none. */
export function rootOf(
  hashes: readonly Uint8Array[],
  from: number = 0,
  to: number = hashes.length,
): Uint8Array {
  const count = to - from;
  if (count === 0) return sha256();
  if (count === 1) return hashes[from]!;
  const split = from + largestPower(count);
  return nodeHash(rootOf(hashes, from, split), rootOf(hashes, split, to));
}

/** The largest power of two below `count`, which is at least 2. Sizes of logs pass 2^31: no bit operations here. */
export function largestPower(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** Returns the hash of the whole subtree of 2^level leaves that is number `index` on its level. */
type NodeSource = (level: number, index: number) => Promise<Uint8Array>;

/** Names a node in {@link treeRoot}. */
export function nodeKey(level: number, index: number): string {
  return `${level}:${index}`;
}

/**
 * Returns the root of the tree of `size` leaves that contains the `known` nodes, with all others from `source`. Equal
 * to a signed root, it proves that the known nodes are in the log; two roots over the same known nodes prove that one
 * is an extension of the other.
 */
export async function treeRoot(
  size: number,
  known: ReadonlyMap<string, Uint8Array>,
  source: NodeSource,
): Promise<Uint8Array> {
  if (size === 0) return sha256();
  const spans = [...known.keys()].map((key) => {
    const [level, index] = key.split(":").map(Number);
    return [index! * 2 ** level!, (index! + 1) * 2 ** level!] as const;
  });
  const range = async (from: number, to: number): Promise<Uint8Array> => {
    const count = to - from;
    const level = Math.round(Math.log2(count));
    const whole = 2 ** level === count && from % count === 0;
    if (whole) {
      const hash = known.get(nodeKey(level, from / count));
      if (hash !== undefined) return hash;
      if (!spans.some(([low, high]) => low >= from && high <= to)) return await source(level, from / count);
    }
    if (count === 1) return await source(0, from);
    const split = from + largestPower(count);
    return nodeHash(await range(from, split), await range(split, to));
  };
  return await range(0, size);
}

/** The whole subtrees, left to right, that make up a tree of `size` leaves. */
export function wholeSubtrees(size: number): { level: number; index: number }[] {
  const found: { level: number; index: number }[] = [];
  let from = 0;
  while (from < size) {
    const level = Math.floor(Math.log2(size - from));
    found.push({ level, index: from / 2 ** level });
    from += 2 ** level;
  }
  return found;
}

/**
 * Whether a proof shows that the tree of `second` leaves extends the tree of `first`.
 *
 * Source: RFC 9162 section 2.1.4.2. A tree of no leaves is consistent with every tree and needs an empty proof.
 */
export function consistent(
  first: number,
  second: number,
  firstRoot: Uint8Array,
  secondRoot: Uint8Array,
  proof: readonly Uint8Array[],
): boolean {
  if (first > second || first < 0) return false;
  if (first === second) return proof.length === 0 && sameBytes(firstRoot, secondRoot);
  if (first === 0) return proof.length === 0;
  const path = [...proof];
  if (Number.isInteger(Math.log2(first))) path.unshift(firstRoot);
  if (path.length === 0) return false;
  let fn = first - 1, sn = second - 1;
  while (fn % 2 === 1) {
    fn = (fn - 1) / 2;
    sn = Math.floor(sn / 2);
  }
  let fr = path[0]!, sr = path[0]!;
  for (const c of path.slice(1)) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      fr = nodeHash(c, fr);
      sr = nodeHash(c, sr);
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2;
        sn = Math.floor(sn / 2);
      }
    } else sr = nodeHash(sr, c);
    fn = Math.floor(fn / 2);
    sn = Math.floor(sn / 2);
  }
  return sn === 0 && sameBytes(fr, firstRoot) && sameBytes(sr, secondRoot);
}

/** A tree that leaves are appended to; only its right edge is stored. */
export class TreeEdge {
  /** How many leaves. */
  size: number = 0;
  /** Roots of the whole subtrees, largest first. */
  hashes: Uint8Array[] = [];

  /** Appends the hash of a leaf. */
  append(hash: Uint8Array): void {
    this.hashes.push(hash);
    for (let size = ++this.size; size % 2 === 0; size /= 2) {
      const right = this.hashes.pop()!;
      this.hashes.push(nodeHash(this.hashes.pop()!, right));
    }
  }

  /** The root of the tree. */
  root(): Uint8Array {
    if (this.size === 0) return sha256();
    return this.hashes.reduceRight((right, left) => nodeHash(left, right));
  }

  /** A copy that grows on its own. */
  copy(): TreeEdge {
    const edge = new TreeEdge();
    edge.size = this.size;
    edge.hashes = [...this.hashes];
    return edge;
  }
}
