/** The formatting of a text that carries meaning. */
export interface TextMarks {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  /** Subscript or superscript; false on the baseline. */
  script?: 'sub' | 'super' | false;
}

const OF_ELEMENTS: Readonly<Record<string, TextMarks>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'super' },
};

/** The allowed element for each mark. */
export const ELEMENT_OF_MARK = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  sub: 'sub',
  super: 'sup',
} as const;

/** CSS properties whose values can be a mark, for a quick check. */
export const MARK_STYLE =
  /font-weight|font-style|text-decoration|vertical-align|font-variant-position|text-raise|\bfont\s*:/i;

function boldOf(weight: string): boolean | undefined {
  if (/^(?:bold|bolder)$/.test(weight)) return true;
  if (/^(?:normal|lighter|initial)$/.test(weight)) return false;
  return /^\d{1,4}$/.test(weight) ? Number(weight) >= 600 : undefined;
}

function italicOf(style: string): boolean | undefined {
  if (/^(?:italic|oblique)/.test(style)) return true;
  return /^(?:normal|initial)$/.test(style) ? false : undefined;
}

function scriptOf(styles: Readonly<Record<string, string>>): TextMarks['script'] {
  const { 'vertical-align': align = '', 'font-variant-position': position = '' } = styles;
  if (align === 'super' || position === 'super') return 'super';
  if (align === 'sub' || position === 'sub') return 'sub';
  const raise = Number.parseFloat(styles['mso-text-raise'] ?? '');
  if (raise) return raise > 0 ? 'super' : 'sub';
  return align === 'baseline' ? false : undefined;
}

/** The declarations of a `style`, the last of each property. */
export function declarationsOf(style: string): Record<string, string> {
  const pairs = style.split(';').flatMap((declaration): [string, string][] => {
    const at = declaration.indexOf(':');
    if (at === -1) return [];
    const value = declaration.slice(at + 1).replace(/!\s*important\s*$/i, '');
    return [[declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()]];
  });
  return Object.fromEntries(pairs);
}

function marksOfStyle(style: string): TextMarks {
  const styles = declarationsOf(style);
  const [beforeSize = ''] = (styles.font ?? '').split(/\d+(?:\.\d+)?(?:px|pt|r?em|%)/);
  const shorthand = beforeSize.split(/\s+/);
  const bold = boldOf(styles['font-weight'] ?? '') ?? shorthand.map(boldOf).find(Boolean);
  const italic = italicOf(styles['font-style'] ?? '') ?? shorthand.map(italicOf).find(Boolean);
  const lines = [styles['text-decoration'] ?? '', styles['text-decoration-line'] ?? ''].join(' ');
  const script = scriptOf(styles);
  return {
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(/underline/.test(lines) && { underline: true }),
    ...(/line-through/.test(lines) && { strike: true }),
    ...(script !== undefined && { script }),
  };
}

/**
 * The marks of an element and its style as browsers render them: a `b` of normal weight isn't bold, a `span` of
 * weight 700 is. Editor and server share this, so that pasted text, files and API calls mean the same (D360).
 *
 * Descendants can't remove an ancestor's lines or superscript, only their own.
 */
export function marksOf(element: string, style: string): TextMarks {
  const own = OF_ELEMENTS[element.toLowerCase()] ?? {};
  const said = marksOfStyle(style);
  if (said.script === false && own.script === undefined) delete said.script;
  const isPlain = /text-decoration(?:-line)?\s*:\s*none/i.test(style);
  return {
    ...own,
    ...(isPlain && own.underline && { underline: false }),
    ...(isPlain && own.strike && { strike: false }),
    ...said,
  };
}
