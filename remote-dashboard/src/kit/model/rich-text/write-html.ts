import { linesOf, type Attributes, type Line, type Op, type Run } from './ops';

type TextLine = Exclude<Line, 'divider'>;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string, which: RegExp) =>
  text.replaceAll(which, (sign) => ENTITIES[sign] ?? '');
const element = (name: string, content: string, rest = '') =>
  `<${name}${rest}>${content}</${name}>`;

function styleAttribute(styles: Record<string, string | undefined>): string {
  const set = Object.entries(styles).filter(([, value]) => value !== undefined);
  const text = set.map(([property, value]) => `${property}:${value}`).join(';');
  return text && ` style="${escape(text, /[&<>"]/g)}"`;
}

/** Elements around a run, outermost first; the style is outside so that lines take its colour. */
function runHtml({ text, attributes }: Run): string {
  const { bold, italic, underline, strike, script, link, color, background, size } = attributes;
  let html = escape(text, /[&<>]/g);
  if (script) html = element(script === 'sub' ? 'sub' : 'sup', html);
  if (strike) html = element('s', html);
  if (underline) html = element('u', html);
  if (italic) html = element('em', html);
  if (bold) html = element('strong', html);
  const style = styleAttribute({ color, 'background-color': background, 'font-size': size });
  if (style) html = element('span', html, style);
  return link ? element('a', html, ` href="${escape(link, /[&<>"]/g)}"`) : html;
}

const NBSP = '\u00a0';

/** The editor shows every space, a page only one: further ones, and those at the ends, become non-breaking. */
function keepSpaces(runs: readonly Run[]): Run[] {
  const whole = runs.map(({ text }) => text.replaceAll('\t', ' '.repeat(4))).join('');
  const kept = whole
    .replaceAll(/ {2,}/g, (spaces) => ` ${NBSP.repeat(spaces.length - 1)}`)
    .replace(/^ | $/g, NBSP);
  let from = 0;
  return runs.map(({ text, attributes }) => {
    const { length } = text.replaceAll('\t', ' '.repeat(4));
    from += length;
    return { text: kept.slice(from - length, from), attributes };
  });
}

/** An empty line still has its height. */
const contentOf = ({ runs }: TextLine) => keepSpaces(runs).map(runHtml).join('') || '<br />';
const alignOf = ({ align }: Attributes) => styleAttribute({ 'text-align': align });

function blockHtml(line: TextLine): string {
  const { header, blockquote } = line.attributes;
  const name = header ? `h${header}` : blockquote ? 'blockquote' : 'p';
  return element(name, contentOf(line), alignOf(line.attributes));
}

function tableHtml(cells: readonly TextLine[]): string {
  const rows: TextLine[][] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last?.[0]?.attributes.table === cell.attributes.table) last?.push(cell);
    else rows.push([cell]);
  }
  const html = rows.map((row) =>
    element(
      'tr',
      row.map((cell) => element('td', contentOf(cell), alignOf(cell.attributes))).join(''),
    ),
  );
  return element('table', element('tbody', html.join('')));
}

/** Items of one depth, with deeper ones nested in the preceding item. */
function listHtml(items: readonly TextLine[], depth = 0): string {
  let html = '';
  for (let from = 0; from < items.length;) {
    const kind = items[from]?.attributes.list;
    let list = '';
    while (from < items.length && items[from]?.attributes.list === kind) {
      const item = items[from] as TextLine;
      let end = from + 1;
      while (end < items.length && (items[end]?.attributes.indent ?? 0) > depth) end += 1;
      const below = items.slice(from + 1, end);
      const content = contentOf(item) + (below.length > 0 ? listHtml(below, depth + 1) : '');
      list += element('li', content, alignOf(item.attributes));
      from = end;
    }
    html += element(kind === 'ordered' ? 'ol' : 'ul', list);
  }
  return html;
}

/** White space and invisible characters. */
const WORDLESS = /^[\s\p{Cf}]*$/u;

type Kind = 'divider' | 'table' | 'list' | 'block';

function kindOf(line: Line): Kind {
  if (line === 'divider') return 'divider';
  if (line.attributes.table) return 'table';
  return line.attributes.list ? 'list' : 'block';
}

/**
 * The HTML of an editor's content, spelled exactly as by the server's sanitiser, so that it is stored unchanged
 * (D35). Content without words is an empty text, even if an emptied list or table remains.
 */
export function writeHtml(ops: readonly Op[]): string {
  const lines = linesOf(ops);
  const hasWords = lines.some(
    (line) => line === 'divider' || line.runs.some(({ text }) => !WORDLESS.test(text)),
  );
  if (!hasWords) return '';
  let html = '';
  for (let from = 0; from < lines.length;) {
    const kind = kindOf(lines[from] as Line);
    const isGroup = kind === 'table' || kind === 'list';
    const others = lines.findIndex((line, at) => at > from && (!isGroup || kindOf(line) !== kind));
    const end = others === -1 ? lines.length : others;
    const group = lines.slice(from, end) as TextLine[];
    if (kind === 'divider') html += '<hr />';
    else if (kind === 'table') html += tableHtml(group);
    else if (kind === 'list') html += listHtml(group);
    else html += blockHtml(group[0] as TextLine);
    from = end;
  }
  return html;
}
