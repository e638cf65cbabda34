import { ELEMENT_OF_MARK, MARK_STYLE, marksOf, type TextMarks } from '@pasal/shared/domain';
import { defaultTreeAdapter as tree, html, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements that are lines of their own and that the editor does not make; a page shows them one below the other. */
const LINES = new Set(
  'div section article header footer main address aside pre center dt dd figcaption summary nav'.split(
    ' ',
  ),
);
/** What a line may not stand in, and what makes an element more than one line. */
const BLOCKS = new Set([
  ...LINES,
  ...'p h1 h2 h3 h4 h5 h6 ul ol li table blockquote hr dl figure form details'.split(' '),
]);
const HAS_LINES =
  /<\/?(?:div|section|article|header|footer|main|address|aside|pre|center|d[td]|figcaption|summary|nav)\b/i;
/** Deeper than any editor nests. */
const MAX_DEPTH = 60;

const isElement = (node: Node): node is Element => 'tagName' in node;

const styleOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'style')?.value ?? '';

function rename(element: Element, name: string): void {
  element.tagName = name;
  element.nodeName = name;
}

/** The elements that say these marks, from the outermost. */
function elementsOf({ script, ...marks }: TextMarks): string[] {
  const names = (['bold', 'italic', 'underline', 'strike'] as const).filter((name) => marks[name]);
  return [
    ...names.map((name) => ELEMENT_OF_MARK[name]),
    ...(script ? [ELEMENT_OF_MARK[script]] : []),
  ];
}

function mark(text: Node, marks: TextMarks): void {
  if (!tree.isTextNode(text) || text.value.trim() === '' || !text.parentNode) return;
  const parent = text.parentNode;
  const elements = elementsOf(marks).map((name) => tree.createElement(name, html.NS.HTML, []));
  const [outer] = elements;
  if (!outer) return;
  tree.insertBefore(parent, outer, text);
  tree.detachNode(text);
  const inner = elements.reduce((around, element) => {
    tree.appendChild(around, element);
    return element;
  });
  tree.appendChild(inner, text);
}

/** Writes with every piece of text what its elements and their styles together say of it. */
function spellMarks(parent: Parent, around: TextMarks, depth = 0, isLink = false): void {
  if (depth > MAX_DEPTH) return;
  for (const node of parent.childNodes) {
    if (!isElement(node)) mark(node, around);
    else {
      const own = marksOf(node.tagName, styleOf(node));
      const isIn = isLink || node.tagName === 'a';
      // Every link is underlined where it is shown.
      if (isIn) delete own.underline;
      spellMarks(node, { ...around, ...own }, depth + 1, isIn);
      if (Object.keys(marksOf(node.tagName, '')).length > 0) rename(node, 'span');
    }
  }
}

/** Makes paragraphs of elements that are one line each, so that words of two lines do not run together. */
function spellLines(parent: Parent, depth = 0): void {
  if (depth > MAX_DEPTH) return;
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    spellLines(node, depth + 1);
    const isLine = !node.childNodes.some((child) => isElement(child) && BLOCKS.has(child.tagName));
    const holds = 'tagName' in parent ? parent.tagName : '';
    if (LINES.has(node.tagName) && isLine && !/^(?:p|h\d|a|span)$/.test(holds)) rename(node, 'p');
  }
}

/**
 * HTML of other programs in the elements of the editor, before it is reduced to them: what styles say of its words,
 * and lines that are no paragraphs (D360). A text without either is not looked into.
 */
export function spellMeaning(text: string): string {
  const hasMarks = MARK_STYLE.test(text);
  const hasLines = HAS_LINES.test(text);
  if (!hasMarks && !hasLines) return text;
  const panel = tree.createElement('div', html.NS.HTML, []);
  const fragment = parseFragment(panel, text, {});
  if (hasMarks) spellMarks(fragment, {});
  if (hasLines) spellLines(fragment);
  return serialize(fragment);
}
