/**
 * Simplifies trees of patterns without changing which names they find.
 * @module
 */
import { EMPTY, type RegexNode } from "./syntax.ts";

/** Whether a tree matches the empty text at any position. */
function freelyEmpty(node: RegexNode): boolean {
  switch (node.type) {
    case "set":
    case "assert":
      return false;
    case "cat":
      return node.list.every(freelyEmpty);
    case "alt":
      return node.list.some(freelyEmpty);
    case "repeat":
      return node.min === 0 || freelyEmpty(node.node);
  }
}

function sequence(list: readonly RegexNode[]): RegexNode {
  return list.length === 1 ? list[0]! : { type: "cat", list };
}

/**
 * Drops what a search doesn't need at one edge of a pattern: whatever may be empty there, and all but the minimum count
 * of a repetition. A match with it contains a match without it.
 */
function trimEdge(node: RegexNode, last: boolean): RegexNode {
  if (freelyEmpty(node)) return EMPTY;
  switch (node.type) {
    case "set":
    case "assert":
      return node;
    case "alt":
      return { type: "alt", list: node.list.map((branch) => trimEdge(branch, last)) };
    case "repeat": {
      const edge = trimEdge(node.node, last);
      if (node.min === 1) return edge;
      const others: RegexNode = { type: "repeat", node: node.node, min: node.min - 1, max: node.min - 1 };
      return { type: "cat", list: last ? [others, edge] : [edge, others] };
    }
    case "cat": {
      const list = [...node.list];
      while (list.length > 0 && freelyEmpty(list.at(last ? -1 : 0)!)) {
        if (last) list.pop();
        else list.shift();
      }
      const at = last ? list.length - 1 : 0;
      list[at] = trimEdge(list[at]!, last);
      return sequence(list);
    }
  }
}

/** Returns a tree that finds the same texts as `node` when it may match anywhere in a text. */
export function trimSearch(node: RegexNode): RegexNode {
  return trimEdge(trimEdge(node, false), true);
}

/** Returns the tree with counts beyond the longest possible text made unbounded. */
export function boundCounts(node: RegexNode, longest: number): RegexNode {
  switch (node.type) {
    case "set":
    case "assert":
      return node;
    case "cat":
    case "alt":
      return { type: node.type, list: node.list.map((inner) => boundCounts(inner, longest)) };
    case "repeat":
      return {
        type: "repeat",
        node: boundCounts(node.node, longest),
        min: node.min,
        max: node.max > longest ? -1 : node.max,
      };
  }
}

/** Returns the tree with both edges of the text allowed anywhere: it finds at least what `node` finds in any part. */
export function loosenEdges(node: RegexNode): RegexNode {
  switch (node.type) {
    case "set":
      return node;
    case "assert":
      return node.at === "word" || node.at === "not_word" ? node : EMPTY;
    case "cat":
    case "alt":
      return { type: node.type, list: node.list.map(loosenEdges) };
    case "repeat":
      return { ...node, node: loosenEdges(node.node) };
  }
}
