import type { Attributes, Line, Run } from './ops';

const BULLET = '[•◦▪▫‣⁃·●○■□➢➤✓*o§-]';
const NUMBER = '\\(?(?:\\d{1,3}|[०-९]{1,3}|[a-z]|[ivxl]{1,5})[.)]';
/** The text marker of an item whose list is only visual. */
const MARKER = new RegExp(`^[\\s\\u00a0]*(?:(${NUMBER})|${BULLET})[\\s\\u00a0]+`, 'i');
/** Characters that are always bullets. */
const SURE_BULLET = /^[ \u00a0\t]*[•◦▪▫‣⁃●○■□]\uFE0E?[ \u00a0\t]+(?=\S)/;

const isNumber = (marker: string) => /[\d०-९a-z]/i.test(marker) && !/^[o§]$/i.test(marker.trim());

/** The level of a paragraph that a word processor renders as an item, from 1; undefined for others. */
export function drawnLevel(element: Element, style: string): number | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1];
  if (level) return Number(level);
  if (/mso-list:\s*(?:none|skip)/i.test(style)) return undefined;
  return /\bMsoList(?:Paragraph|Bullet|Number)/.test(element.className) ? 1 : undefined;
}

/** Whether an element is the rendered bullet or number of an item. */
export const isMarker = (style: string) => /mso-list:\s*ignore/i.test(style);

/** The attributes of a list item, from its rendered bullet or number. */
export function drawnItem(marker: string, level: number): Attributes {
  const indent = Math.min(8, level - 1);
  return {
    list: isNumber(marker.trim()) ? 'ordered' : 'bullet',
    ...(indent > 0 && { indent }),
  };
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function withoutStart(runs: readonly Run[], length: number): Run[] {
  let left = length;
  return runs.flatMap(({ text, attributes }) => {
    const cut = Math.min(left, text.length);
    left -= cut;
    return cut === text.length ? [] : [{ text: text.slice(cut), attributes }];
  });
}

/** Removes a marker written as text; undefined if there is none. */
export function takeMarker(runs: readonly Run[]): { marker: string; runs: Run[] } | undefined {
  const [marker] = MARKER.exec(textOf(runs)) ?? [];
  return marker === undefined ? undefined : { marker, runs: withoutStart(runs, marker.length) };
}

/** Converts paragraphs that begin with a bullet to items. */
export function listTypedBullets(lines: readonly Line[]): Line[] {
  return lines.map((line): Line => {
    if (line === 'divider' || line.attributes.list || line.attributes.table) return line;
    const [marker] = SURE_BULLET.exec(textOf(line.runs)) ?? [];
    if (marker === undefined) return line;
    const runs = withoutStart(line.runs, marker.length);
    return { runs, attributes: { ...line.attributes, list: 'bullet' } };
  });
}
