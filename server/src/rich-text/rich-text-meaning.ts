import { ELEMENT_OF_MARK, MARK_STYLE, marksOf, type TextMarks } from '@pasal/shared/domain';
import { defaultTreeAdapter as tree, html, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Block elements that the editor does not create; each is shown on its own line. */
const LINES = new Set(
  'div section article header footer main address aside pre center dt dd figcaption summary nav'.split(
    ' ',
  ),
);
/** Elements that cannot contain a line, and that make their parent more than one line. */
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

/** The elements for these marks, outermost first. */
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

/** Wraps every text in the marks that its elements and styles specify together. */
function spellMarks(parent: Parent, around: TextMarks, depth = 0, isLink = false): void {
  if (depth > MAX_DEPTH) return;
  for (const node of parent.childNodes) {
    if (!isElement(node)) mark(node, around);
    else {
      const own = marksOf(node.tagName, styleOf(node));
      const isIn = isLink || node.tagName === 'a';
      // Links are always underlined.
      if (isIn) delete own.underline;
      spellMarks(node, { ...around, ...own }, depth + 1, isIn);
      if (Object.keys(marksOf(node.tagName, '')).length > 0) rename(node, 'span');
    }
  }
}

/** Converts single-line elements into paragraphs, so that the words of two lines do not run together. */
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
 * Converts HTML of other programs to the editor's elements, before it is reduced to them: text styles, and lines that are not paragraphs
 * (D360). A text without either is not parsed.
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
