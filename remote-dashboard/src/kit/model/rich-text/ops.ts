/** The formats of a text run or line, under Quill's names. */
export type Attributes = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  /** `sub` or `super` for subscript or superscript. */
  script?: string;
  color?: string;
  background?: string;
  /** With its unit: `24px`. */
  size?: string;
  link?: string;
  /** The alignment of a line. Left is the default and is not stored. */
  align?: string;
  /** Level of a heading: 2 to 4. */
  header?: number;
  blockquote?: boolean;
  list?: string;
  /** Depth of a list item, from 1; 0 is not stored. */
  indent?: number;
  /** The row of a table cell; cells of one row share it. */
  table?: string;
};

/** An insert operation: text, where `\n` ends a line, or a horizontal rule. */
export interface Op {
  insert?: string | Record<string, unknown>;
  attributes?: Attributes;
}

/** Text of one format within a line. */
export interface Run {
  text: string;
  attributes: Attributes;
}

/** One line: a paragraph, heading, list item or cell, or a horizontal rule. */
export type Line = { runs: Run[]; attributes: Attributes } | 'divider';

/** The name of the horizontal rule in an operation. */
export const DIVIDER = 'divider';

/** Splits an editor's content into lines. */
export function linesOf(ops: readonly Op[]): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') {
      if (insert && DIVIDER in insert) lines.push('divider');
      continue;
    }
    for (const [index, text] of insert.split('\n').entries()) {
      if (index > 0) {
        lines.push({ runs, attributes });
        runs = [];
      }
      if (text !== '') runs.push({ text, attributes });
    }
  }
  if (runs.length > 0) lines.push({ runs, attributes: {} });
  return lines;
}

const given = (attributes: Attributes) =>
  Object.keys(attributes).length > 0 ? { attributes } : {};

/** Converts lines to the editor's operations. */
export function opsOf(lines: readonly Line[]): Op[] {
  return lines.flatMap((line): Op[] => {
    if (line === 'divider') return [{ insert: { [DIVIDER]: true } }];
    const runs = line.runs.map(({ text, attributes }) => ({ insert: text, ...given(attributes) }));
    return [...runs, { insert: '\n', ...given(line.attributes) }];
  });
}
