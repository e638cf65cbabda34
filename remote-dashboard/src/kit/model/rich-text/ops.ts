/** The formats of a run of text or a line in the editor; the names are the editor's own. */
export type Attributes = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  /** `sub` or `super`: a sign that stands low or high. */
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
  /** Depth of a list item, from 1; 0 stands nowhere. */
  indent?: number;
  /** The row a table's cell stands in; cells of one row share it. */
  table?: string;
};

/** A piece of an editor's content: text, where `\n` ends a line, or a horizontal line. */
export interface Op {
  insert?: string | Record<string, unknown>;
  attributes?: Attributes;
}

/** Text of one look within a line. */
export interface Run {
  text: string;
  attributes: Attributes;
}

/** One line: a paragraph, heading, list item or cell; or, without either, a horizontal line. */
export type Line = { runs: Run[]; attributes: Attributes } | 'divider';

/** The name of the horizontal line in an operation. */
export const DIVIDER = 'divider';

/** The lines of an editor's content. */
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

/** Lines as the editor takes them. */
export function opsOf(lines: readonly Line[]): Op[] {
  return lines.flatMap((line): Op[] => {
    if (line === 'divider') return [{ insert: { [DIVIDER]: true } }];
    const runs = line.runs.map(({ text, attributes }) => ({ insert: text, ...given(attributes) }));
    return [...runs, { insert: '\n', ...given(line.attributes) }];
  });
}
