/**
 * The tree of a page while it is read: what parse5 asks about, and no more.
 * @module
 */
import { html, type Token, type TreeAdapter } from "parse5";

/** A node of the tree, without its children. */
export interface TreeNode {
  tagName: string;
  namespace: html.NS;
  attrs: Token.Attribute[];
  parent: TreeNode | null;
  /** That of a template. */
  content?: TreeNode;
}

/** The kinds of nodes, as parse5 asks for them. */
export interface Tree {
  node: TreeNode;
  parentNode: TreeNode;
  childNode: TreeNode;
  document: TreeNode;
  documentFragment: TreeNode;
  element: TreeNode;
  commentNode: TreeNode;
  textNode: TreeNode;
  template: TreeNode;
  documentType: TreeNode;
}

/** What the parser was last told to make. */
export interface MadeNode {
  count: number;
  element: TreeNode | null;
  isInTemplate: boolean;
  mode: html.DOCUMENT_MODE;
}

const NO_ATTRIBUTES: Token.Attribute[] = [];

/** A tree that remembers parents only: all that the parser asks about later. */
export function parentsOnly(made: MadeNode): TreeAdapter<Tree> {
  const nodeOf = (tagName: string, namespace = html.NS.HTML, attrs = NO_ATTRIBUTES): TreeNode => (
    { tagName, namespace, attrs: attrs.length === 0 ? NO_ATTRIBUTES : attrs, parent: null }
  );
  const none = () => nodeOf("");
  const nothing = () => {};
  const no = (_node: TreeNode): _node is never => false;
  return {
    createDocument: none,
    createDocumentFragment: none,
    createCommentNode: none,
    createTextNode: none,
    createElement(tagName, namespace, attrs) {
      made.count++;
      return made.element = nodeOf(tagName, namespace, attrs);
    },
    onElementCreated(_element, { isInTemplate }) {
      made.isInTemplate = isInTemplate;
    },
    appendChild(parent, node) {
      node.parent = parent;
    },
    insertBefore(parent, node) {
      node.parent = parent;
    },
    detachNode(node) {
      node.parent = null;
    },
    getParentNode: ({ parent }) => parent,
    getTagName: ({ tagName }) => tagName,
    getNamespaceURI: ({ namespace }) => namespace,
    getAttrList: ({ attrs }) => attrs,
    getTemplateContent: (node) => node.content ??= none(),
    setTemplateContent(node, content) {
      node.content = content;
    },
    getDocumentMode: () => made.mode,
    setDocumentMode(_document, mode) {
      made.mode = mode;
    },
    adoptAttributes: nothing,
    insertText: nothing,
    insertTextBefore: nothing,
    setDocumentType: nothing,
    setNodeSourceCodeLocation: nothing,
    updateNodeSourceCodeLocation: nothing,
    getNodeSourceCodeLocation: () => null,
    getChildNodes: () => [],
    getFirstChild: () => null,
    getCommentNodeContent: () => "",
    getTextNodeContent: () => "",
    getDocumentTypeNodeName: () => "",
    getDocumentTypeNodePublicId: () => "",
    getDocumentTypeNodeSystemId: () => "",
    isCommentNode: no,
    isDocumentTypeNode: no,
    isElementNode: no,
    isTextNode: no,
  };
}
