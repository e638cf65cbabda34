import { declarationsOf, maskStyles } from '@pasal/shared/domain';
import { blockOf, inlineOf } from './looks';
import { opsOf, type Attributes, type Line, type Op, type Run } from './ops';
import { drawnItem, drawnLevel, isMarker, listTypedBullets, takeMarker } from './paragraph-lists';
import { readStyleRules, styleOf, type StyleRules } from './style-sheet';
import { onlyCell, tableLines } from './table-lines';

/** Their content is code or belongs to the browser, not text. */
const DROPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT TITLE HEAD SELECT BUTTON svg math XML'.split(' '),
);
const BLOCKS = new Set(
  (
    'P DIV H1 H2 H3 H4 H5 H6 BLOCKQUOTE LI UL OL SECTION ARTICLE HEADER FOOTER MAIN PRE DL DT DD ' +
    'ADDRESS ASIDE CAPTION CENTER DETAILS DIALOG FIELDSET FIGCAPTION FIGURE FORM HGROUP LEGEND MENU NAV SUMMARY'
  ).split(' '),
);
/** Deeper than any editor nests. */
const MAX_DEPTH = 60;
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden)/i;
const COMMENT = /mso-element\s*:\s*comment/i;

interface Place {
  inline: Attributes;
  block: Attributes;
  depth: number;
  /** Line breaks and spaces are significant. */
  isPre: boolean;
}

/** The source of the text. */
interface Source {
  rules: StyleRules;
  isPasted: boolean;
}

/** Whether an element preserves white space, by its name and style. */
function isPreIn(element: Element, style: string, around: boolean): boolean {
  if (element.tagName === 'PRE') return true;
  const styles = declarationsOf(style);
  const said = styles['white-space'] ?? styles['white-space-collapse'];
  if (said === undefined || /inherit/.test(said)) return around;
  return /^(?:pre|break-spaces|preserve)/.test(said);
}

/** Collects lines while walking the document. */
class Reader {
  readonly lines: Line[] = [];
  private runs: Run[] = [];
  private rows = 0;

  constructor(private readonly source: Source) {}

  /** Collapses white space, and drops it at the start of a line. */
  private write(text: string, { inline, block, isPre }: Place): void {
    if (isPre) {
      const [first = '', ...more] = text.split(/\r\n|\r|\n/);
      if (first !== '') this.runs.push({ text: first, attributes: inline });
      for (const line of more) {
        this.endLine(block);
        if (line !== '') this.runs.push({ text: line, attributes: inline });
      }
      return;
    }
    const last = this.runs.at(-1)?.text ?? ' ';
    const words = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const kept = last.endsWith(' ') ? words.replace(/^ /, '') : words;
    if (kept !== '') this.runs.push({ text: kept, attributes: inline });
  }

  private endLine(attributes: Attributes): void {
    const last = this.runs.at(-1);
    if (last) last.text = last.text.replace(/ $/, '');
    const isEmpty = this.source.isPasted && !this.hasWords;
    this.lines.push({
      runs: isEmpty ? [] : this.runs.filter(({ text }) => text !== ''),
      attributes,
    });
    this.runs = [];
  }

  private get hasWords(): boolean {
    return this.runs.some(({ text }) => text.trim() !== '');
  }

  /** Ends a line that began outside any block. */
  close(block: Attributes): void {
    if (this.hasWords) this.endLine(block);
    else this.runs = [];
  }

  /** A cell is one line, whatever its content. */
  private cell(element: Element, place: Place): { runs: Run[]; attributes: Attributes } {
    const inner = new Reader(this.source);
    const style = styleOf(element, this.source.rules);
    const inline = inlineOf(element, style, place.inline, this.source.isPasted);
    inner.children(element, { ...place, block: {}, inline });
    inner.close({});
    const texts = inner.lines.filter((line) => line !== 'divider');
    const runs = texts.flatMap(({ runs: own }, index) =>
      index > 0 && own.length > 0 ? [{ text: ' ', attributes: {} }, ...own] : own,
    );
    const { align } = blockOf(element, style, texts[0]?.attributes ?? {});
    const isHead = element.tagName === 'TH';
    const shown = runs.map((run) =>
      isHead ? { ...run, attributes: { ...run.attributes, bold: true } } : run,
    );
    return { runs: shown, attributes: align ? { align } : {} };
  }

  private table(table: Element, place: Place): void {
    const only = this.source.isPasted ? onlyCell(table) : undefined;
    if (only) {
      const style = styleOf(only, this.source.rules);
      this.children(only, { ...place, inline: inlineOf(only, style, place.inline, true) });
      this.close(place.block);
      return;
    }
    const nameRow = () => {
      this.rows += 1;
      return `row-${this.rows}`;
    };
    this.lines.push(...tableLines(table, nameRow, (cell) => this.cell(cell, place)));
  }

  /** A paragraph that a word processor renders as a list item: its bullet isn't text. */
  private drawn(element: Element, level: number, place: Place): void {
    const markers = [...element.querySelectorAll('[data-style]')].filter((part) =>
      isMarker(part.getAttribute('data-style') ?? ''),
    );
    const before = this.lines.length;
    this.children(element, place);
    this.close(place.block);
    const [first] = this.lines.slice(before);
    if (first === undefined || first === 'divider') return;
    const taken = markers.length === 0 ? takeMarker(first.runs) : undefined;
    const marker = markers.map(({ textContent }) => textContent).join('') || taken?.marker;
    if (marker === undefined && place.block.list === undefined) return;
    const { list: _list, indent: _indent, ...rest } = first.attributes;
    const attributes = { ...rest, ...drawnItem(marker ?? '', level) };
    this.lines[before] = { runs: taken?.runs ?? first.runs, attributes };
  }

  private element(element: Element, place: Place): void {
    const { tagName } = element;
    if (DROPPED.has(tagName) || place.depth > MAX_DEPTH) return;
    if (tagName === 'BR') {
      // Browsers append one to copied content.
      if (element.className !== 'Apple-interchange-newline') this.endLine(place.block);
      return;
    }
    const { rules, isPasted } = this.source;
    const style = styleOf(element, rules);
    if (isPasted && (HIDDEN.test(style) || COMMENT.test(style) || isMarker(style))) return;
    const inner = {
      ...place,
      depth: place.depth + 1,
      inline: inlineOf(element, style, place.inline, isPasted),
      isPre: isPreIn(element, style, place.isPre),
    };
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
    const block = blockOf(element, style, place.block);
    const level = isPasted ? drawnLevel(element, style) : undefined;
    if (level) this.drawn(element, level, { ...inner, block });
    else this.children(element, { ...inner, block });
    const isEmpty = this.lines.length === before && !['UL', 'OL'].includes(tagName);
    if (isEmpty) this.endLine(block);
    else this.close(block);
  }

  children(parent: Node, place: Place): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.write(node.textContent ?? '', place);
      else if (node.nodeType === Node.ELEMENT_NODE) this.element(node as Element, place);
    }
  }
}

function readLines(html: string, isPasted: boolean): Line[] {
  const page = new DOMParser().parseFromString(maskStyles(html), 'text/html');
  const rules: StyleRules = isPasted ? readStyleRules(page) : new Map();
  const reader = new Reader({ rules, isPasted });
  reader.children(page.body, { inline: {}, block: {}, depth: 0, isPre: false });
  reader.close({});
  return reader.lines;
}

/** Converts HTML to the editor's content by the allow-list of both sides (D35). Nothing else becomes content. */
export const readHtml = (html: string): Op[] => opsOf(readLines(html, false));

/** Prefix of content copied from the editor. */
export const OWN_TEXT = '<meta name="pasal-text">';

const isBlank = (line: Line | undefined) =>
  line !== undefined && line !== 'divider' && line.runs.length === 0 && !line.attributes.table;

/**
 * The same for content pasted from other programs: keeps its meaning, drops colours, background and sizes (D360).
 * Content copied from the editor itself is unchanged.
 */
export function readPasted(html: string): Op[] {
  if (html.includes(OWN_TEXT)) return readHtml(html);
  const lines = listTypedBullets(readLines(html, true));
  while (isBlank(lines[0])) lines.shift();
  while (isBlank(lines.at(-1))) lines.pop();
  return opsOf(lines);
}
