import {
  declarationsOf,
  isRichTextLink,
  marksOf,
  richTextStylesOf,
  type TextMarks,
} from '@pasal/shared/domain';
import type { Attributes } from './ops';

/** Maximum list depth in the editor. */
const MAX_INDENT = 8;

/** Merges marks into those of the surrounding text; an element's resets remove them. */
function mark(attributes: Attributes, marks: TextMarks): Attributes {
  const { script, ...flags } = marks;
  const next: Attributes = { ...attributes, ...(script && { script }) };
  if (script === false) delete next.script;
  for (const name of ['bold', 'italic', 'underline', 'strike'] as const) {
    if (flags[name] === true) next[name] = true;
    else if (flags[name] === false) delete next[name];
  }
  return next;
}

/** Red, green and blue of a numeric colour. */
function channelsOf(colour: string): number[] | undefined {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(colour) ?? [];
  if (short) return [...short].map((digit) => Number.parseInt(digit + digit, 16));
  if (long) return [0, 2, 4].map((from) => Number.parseInt(long.slice(from, from + 2), 16));
  const numbers = /^rgb\(([^)]*)\)$/i.exec(colour)?.[1];
  return numbers?.split(',').map(Number);
}

/** Colours without meaning: the default text and background colours of the source. */
function isPlainColour(colour: string): boolean {
  const channels = channelsOf(colour);
  if (channels) {
    const [least, most] = [Math.min(...channels), Math.max(...channels)];
    return most - least < 24 || most < 72 || least > 235;
  }
  return /^(?:black|white|gr[ae]y|window|windowtext|auto|initial|inherit|unset|transparent|currentcolor)$/i.test(
    colour,
  );
}

/** The colours and sizes that pasted text keeps: sizes belong to another page. */
function pastedLook(look: Attributes, isLink: boolean): Attributes {
  const { color, background } = look;
  return {
    ...(color && !isLink && !isPlainColour(color) && { color }),
    ...(background && !isPlainColour(background) && { background }),
  };
}

/** The inline format of an element, from its surroundings and its own style. */
export function inlineOf(
  element: Element,
  style: string,
  around: Attributes,
  isPasted: boolean,
): Attributes {
  const styles = richTextStylesOf(style);
  const href = element.tagName === 'A' ? element.getAttribute('href')?.trim() : undefined;
  const link = href && isRichTextLink(href) ? { link: href } : {};
  const own: Attributes = {
    ...(styles.color && { color: styles.color }),
    ...(styles['background-color'] && { background: styles['background-color'] }),
    ...(styles['font-size'] && { size: styles['font-size'] }),
  };
  const isLink = around.link !== undefined || 'link' in link;
  const marks = marksOf(element.tagName, style);
  // Links are always underlined when shown.
  if (isLink) delete marks.underline;
  const look = isPasted ? pastedLook(own, isLink) : own;
  return { ...mark(around, marks), ...look, ...link };
}

const isList = (element: Element) => element.tagName === 'UL' || element.tagName === 'OL';
const ALIGNED = /^(?:center|right|justify)$/;

function listOf(element: Element, { list, indent = 0 }: Attributes): Attributes {
  if (isList(element)) {
    const kind = element.tagName === 'OL' ? 'ordered' : 'bullet';
    const depth = list ? Math.min(MAX_INDENT, indent + 1) : 0;
    return { list: kind, ...(depth > 0 && { indent: depth }) };
  }
  if (!list) return {};
  // Word processors write a flat list, with each item's depth in its style.
  const level = Number(
    element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level') ?? 0,
  );
  const isItem = element.tagName === 'LI' && level >= 1;
  const depth = isItem ? Math.min(MAX_INDENT, Math.max(indent, level - 1)) : indent;
  return { list, ...(depth > 0 && { indent: depth }) };
}

/** The line format of a block, from its surroundings, the element and its style. */
export function blockOf(element: Element, style: string, around: Attributes): Attributes {
  const { list: _list, indent: _indent, ...rest } = around;
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  const align = declarationsOf(style)['text-align'] ?? element.getAttribute('align')?.toLowerCase();
  return {
    ...rest,
    ...listOf(element, around),
    ...(level && { header: Math.min(4, Math.max(2, Number(level))) }),
    ...(element.tagName === 'BLOCKQUOTE' && { blockquote: true }),
    ...(align && ALIGNED.test(align) && { align }),
  };
}
