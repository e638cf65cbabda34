import { isRichTextLink, maskStyles, richTextStylesOf as stylesOf } from '@pasal/shared/domain';
import { opsOf, type Attributes, type Line, type Op, type Run } from './ops';

/** Their text is code or belongs to the browser, never words. */
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'TITLE',
  'HEAD',
]);
const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 BLOCKQUOTE LI UL OL SECTION ARTICLE HEADER FOOTER MAIN PRE DL DT DD'.split(
    ' ',
  ),
);
const MARKS: Record<string, Attributes> = {
  STRONG: { bold: true },
  B: { bold: true },
  EM: { italic: true },
  I: { italic: true },
  U: { underline: true },
  INS: { underline: true },
  S: { strike: true },
  STRIKE: { strike: true },
  DEL: { strike: true },
};
/** Deeper than any editor nests. */
const MAX_DEPTH = 60;

interface Place {
  inline: Attributes;
  block: Attributes;
  depth: number;
}

function inlineOf(element: Element, inline: Attributes): Attributes {
  const styles = stylesOf(element.getAttribute('data-style') ?? '');
  const href = element.tagName === 'A' ? element.getAttribute('href')?.trim() : undefined;
  return {
    ...inline,
    ...MARKS[element.tagName],
    ...(styles.color && { color: styles.color }),
    ...(styles['background-color'] && { background: styles['background-color'] }),
    ...(styles['font-size'] && { size: styles['font-size'] }),
    ...(href && isRichTextLink(href) && { link: href }),
  };
}

function blockOf(element: Element, block: Attributes): Attributes {
  const align = stylesOf(element.getAttribute('data-style') ?? '')['text-align'];
  const { list, indent = 0, ...rest } = block;
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  const isList = element.tagName === 'UL' || element.tagName === 'OL';
  return {
    ...rest,
    ...(list && { list, ...(indent > 0 && { indent }) }),
    ...(isList && {
      list: element.tagName === 'OL' ? 'ordered' : 'bullet',
      ...(list && { indent: indent + 1 }),
    }),
    ...(level && { header: Math.min(4, Math.max(2, Number(level))) }),
    ...(element.tagName === 'BLOCKQUOTE' && { blockquote: true }),
    ...(align && align !== 'left' && { align }),
  };
}

/** Collects lines as the walk goes through the document. */
class Reader {
  readonly lines: Line[] = [];
  private runs: Run[] = [];
  private rows = 0;

  /** White space is one space, and none where a line begins. */
  private write(text: string, attributes: Attributes): void {
    const last = this.runs.at(-1)?.text ?? ' ';
    const words = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const kept = last.endsWith(' ') ? words.replace(/^ /, '') : words;
    if (kept !== '') this.runs.push({ text: kept, attributes });
  }

  private endLine(attributes: Attributes): void {
    const last = this.runs.at(-1);
    if (last) last.text = last.text.replace(/ $/, '');
    this.lines.push({ runs: this.runs.filter(({ text }) => text !== ''), attributes });
    this.runs = [];
  }

  private get hasWords(): boolean {
    return this.runs.some(({ text }) => text.trim() !== '');
  }

  /** Ends a line that was begun outside of any block. */
  close(block: Attributes): void {
    if (this.hasWords) this.endLine(block);
    else this.runs = [];
  }

  /** A cell is one line, whatever stood in it. */
  private cell(element: Element, place: Place, row: string): Line[] {
    const inner = new Reader();
    inner.children(element, { ...place, block: {}, inline: inlineOf(element, place.inline) });
    inner.close({});
    const texts = inner.lines.filter((line) => line !== 'divider');
    const runs = texts.flatMap(({ runs: own }, index) =>
      index > 0 && own.length > 0 ? [{ text: ' ', attributes: {} }, ...own] : own,
    );
    const { align } = blockOf(element, texts[0]?.attributes ?? {});
    const attributes = { table: row, ...(align && { align }) };
    const span = Math.min(20, Math.max(1, Number(element.getAttribute('colspan')) || 1));
    const more = Array.from({ length: span - 1 }, () => ({ runs: [], attributes: { table: row } }));
    const isHead = element.tagName === 'TH';
    const shown = runs.map((run) =>
      isHead ? { ...run, attributes: { ...run.attributes, bold: true } } : run,
    );
    return [{ runs: shown, attributes }, ...more];
  }

  /** Every row gets as many cells as the longest. */
  private table(table: Element, place: Place): void {
    const rows = [...table.querySelectorAll('tr')].map((row) => {
      this.rows += 1;
      const name = `row-${this.rows}`;
      const cells = [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName));
      return { name, lines: cells.flatMap((cell) => this.cell(cell, place, name)) };
    });
    const width = Math.max(0, ...rows.map(({ lines }) => lines.length));
    for (const { name, lines } of rows) {
      const missing = width - lines.length;
      const empty = (): Line => ({ runs: [], attributes: { table: name } });
      this.lines.push(...lines, ...Array.from({ length: missing }, empty));
    }
  }

  private element(element: Element, place: Place): void {
    const { tagName } = element;
    if (DROPPED.has(tagName) || place.depth > MAX_DEPTH) return;
    if (tagName === 'BR') {
      this.endLine(place.block);
      return;
    }
    const inner = { ...place, depth: place.depth + 1, inline: inlineOf(element, place.inline) };
    if (tagName === 'HR' || tagName === 'TABLE') {
      this.close(place.block);
      if (tagName === 'HR') this.lines.push('divider');
      else this.table(element, inner);
      return;
    }
    if (!BLOCKS.has(tagName)) {
      this.children(element, inner);
      return;
    }
    this.close(place.block);
    const before = this.lines.length;
    const block = blockOf(element, place.block);
    this.children(element, { ...inner, block });
    const isEmpty = this.lines.length === before && !['UL', 'OL'].includes(tagName);
    if (isEmpty) this.endLine(block);
    else this.close(block);
  }

  children(parent: Node, place: Place): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.write(node.textContent ?? '', place.inline);
      else if (node.nodeType === Node.ELEMENT_NODE) this.element(node as Element, place);
    }
  }
}

/**
 * The editor's content out of HTML, by the allow-list both sides keep to (D35): stored
 * descriptions as well as whatever is pasted. Nothing else becomes content.
 */
export function readHtml(html: string): Op[] {
  const page = new DOMParser().parseFromString(maskStyles(html), 'text/html');
  const reader = new Reader();
  reader.children(page.body, { inline: {}, block: {}, depth: 0 });
  reader.close({});
  return opsOf(reader.lines);
}
