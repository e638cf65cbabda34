import parse, { type DOMNode, type Element } from 'html-dom-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import {
  isRichTextLink,
  maskStyles,
  RICH_TEXT_ELEMENTS,
  richTextStylesOf,
} from '@pasal/shared/domain';

/** Their content is code, not text. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title']);
/** White space between their children isn't text; React would warn about it. */
const NO_TEXT = new Set(['table', 'thead', 'tbody', 'tr']);
/** Deeper than any editor nests; protects the stack from malicious texts. */
const MAX_DEPTH = 60;

/**
 * Turns an element's editor styles into class rules: a server-rendered page can't have `style` attributes, because
 * its policy refuses those. They override the rules of the surrounding text.
 */
const Styled = styled.span<{ $look: string }>`
  && {
    ${({ $look }) => $look}
  }
`;

/**
 * The allowed declarations of a `style`; no allowed value can end a declaration. Authors choose colours for a light
 * page: in the dark theme coloured text gets a light background, and text on the author's background is dark.
 */
const lookOf = (style: string): string => {
  const styles = richTextStylesOf(style);
  const hasGround = 'background-color' in styles;
  const added = {
    ...('color' in styles && !hasGround && { 'background-color': tokens.color.plate }),
    ...(hasGround && { color: tokens.color.onPlate }),
  };
  return Object.entries({ ...added, ...styles })
    .map(([property, value]) => `${property}: ${value};`)
    .join(' ');
};

function propsOf({ name, attribs }: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of RICH_TEXT_ELEMENTS[name] ?? []) {
    const value = attribs[attribute]?.trim();
    if (value === undefined) continue;
    if (attribute === 'href') {
      if (isRichTextLink(value)) Object.assign(props, { href: value, rel: 'nofollow noopener' });
    } else if (/^[1-9]\d?$/.test(value)) {
      props[attribute === 'colspan' ? 'colSpan' : 'rowSpan'] = Number(value);
    }
  }
  return props;
}

/** An allowed element with its allowed attributes and styles. */
function elementOf(node: Element, key: number, children: readonly ReactNode[]): ReactNode {
  const props = { ...propsOf(node), key };
  const $look = lookOf(node.attribs['data-style'] ?? '');
  if ($look === '') return createElement(node.name, props, ...children);
  return createElement(Styled, { ...props, as: node.name as 'span', $look }, ...children);
}

const isElement = (node: DOMNode): node is Element => 'attribs' in node;

const isRow = (node: DOMNode) => isElement(node) && node.name === 'tr';
const isBlank = (node: DOMNode) => node.type === 'text' && node.data.trim() === '';

/**
 * Wraps rows placed directly in a table in a body, as a browser does when it parses the server's document; the
 * browser's own parser has already done so.
 */
function tableOf(nodes: readonly DOMNode[], depth: number): ReactNode[] {
  const parts: { isRows: boolean; nodes: DOMNode[] }[] = [];
  for (const node of nodes) {
    if (isBlank(node)) continue;
    const last = parts.at(-1);
    if (last?.isRows === isRow(node)) last.nodes.push(node);
    else parts.push({ isRows: isRow(node), nodes: [node] });
  }
  return parts.map(({ isRows, nodes: inside }, index) => {
    const children = childrenOf(inside, isRows ? 'tbody' : 'table', depth);
    return createElement(isRows ? 'tbody' : Fragment, { key: index }, ...children);
  });
}

function childrenOf(nodes: readonly DOMNode[], parent: string, depth: number): ReactNode[] {
  return nodes.map((node, index) => {
    if (!isElement(node)) {
      if (node.type !== 'text' || (NO_TEXT.has(parent) && node.data.trim() === '')) return null;
      return node.data;
    }
    if (DROPPED.has(node.name) || depth > MAX_DEPTH) return null;
    const known = Object.hasOwn(RICH_TEXT_ELEMENTS, node.name);
    const inside = node.children as DOMNode[];
    const children =
      node.name === 'table'
        ? tableOf(inside, depth + 1)
        : childrenOf(inside, known ? node.name : parent, depth + 1);
    if (!known) return createElement('span', { key: index }, ...children);
    return elementOf(node, index, children);
  });
}

/**
 * Converts HTML to React elements by the allow-list of `shared/domain` (D35). Nothing else is ever created: no
 * markup can slip through, on the page or on a server. Unknown elements leave their text.
 */
export function richText(html: string): ReactNode[] {
  return childrenOf(parse(maskStyles(html)), '', 0);
}
