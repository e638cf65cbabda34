import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a step's text goes: next to a line of the file, in its place, at the end, or into a new file. */
type Place = 'after' | 'before' | 'instead of' | 'at the end' | 'new';

interface Edit {
  place: Place;
  /** The line it is placed at; empty at the end and in a new file. */
  line: string;
  text: string;
}

/** A numbered step of the page: its edits to one file. */
export interface Step {
  file: string;
  edits: readonly Edit[];
}

const PAGE = path.resolve(__dirname, '../../docs/adding.md');
/** A step's words up to a block of code, and the block. */
const BLOCK = /(?<words>[\s\S]*?)\n *```tsx?\n(?<code>[\s\S]*?)\n *```(?:\n|$)/g;
const BESIDE = /\b(?<place>after|before|instead of) `(?<line>[^`]+)`/i;

function placeIn(words: string): Pick<Edit, 'place' | 'line'> {
  const { place, line } = BESIDE.exec(words)?.groups ?? {};
  if (place !== undefined && line !== undefined) {
    return { place: place.toLowerCase() as Place, line };
  }
  if (words.includes('at the end')) return { place: 'at the end', line: '' };
  if (words.includes(', new in `')) return { place: 'new', line: '' };
  throw new Error(`docs/adding.md does not say where in the file: ${words}`);
}

function fileIn(words: string): string {
  const [, name = '', folder] = /^`([^`]+)`(?:, new in `([^`]+)`)?/.exec(words) ?? [];
  if (name === '') throw new Error(`docs/adding.md names no file: ${words}`);
  return folder === undefined ? name : `${folder}/${name}`;
}

/** Removes the indentation that all lines share. */
function outdented(code: string): string {
  const lines = code.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

function stepOf(text: string): Step {
  const blocks = [...text.matchAll(BLOCK)].map(({ groups: { words = '', code = '' } = {} }) => ({
    words: words.replaceAll(/\s+/g, ' ').trim(),
    text: outdented(code),
  }));
  const edits = blocks.map(({ words, text: added }) => ({ ...placeIn(words), text: added }));
  return { file: fileIn(blocks[0]?.words ?? ''), edits };
}

/** The numbered steps below a heading of docs/adding.md. */
export function walkOf(heading: string): Step[] {
  const [, section] = readFileSync(PAGE, 'utf8').split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`docs/adding.md has no "${heading}".`);
  const [steps = ''] = (section.split('\n## ')[0] ?? '').split('\n| ');
  return steps
    .split(/^\d+\. /m)
    .slice(1)
    .map(stepOf);
}

const indentOf = (line: string) => /^ */.exec(line)?.[0] ?? '';
const isOpening = (line: string) => /[{([]$/.test(line);
const isClosing = (line: string) => /^\s*[})\]]/.test(line);

/** A file's text with an edit applied. */
export function edited(before: string, { place, line, text }: Edit): string {
  if (place === 'new') return `${text}\n`;
  if (place === 'at the end') return `${before.trimEnd()}\n\n${text}\n`;
  const lines = before.split('\n');
  const at = lines.flatMap((each, index) => (each.trim() === line ? [index] : []));
  const [index = 0] = at;
  if (at.length !== 1) throw new Error(`${at.length} lines are ${line}`);
  const beside = lines[index] ?? '';
  const isInside = place === 'after' ? isOpening(beside) : place === 'before' && isClosing(beside);
  const indent = indentOf(beside) + (isInside ? '  ' : '');
  const added = text.split('\n').map((each) => (each === '' ? each : indent + each));
  const [from, gone] = [place === 'after' ? index + 1 : index, place === 'instead of' ? 1 : 0];
  return lines.toSpliced(from, gone, ...added).join('\n');
}
