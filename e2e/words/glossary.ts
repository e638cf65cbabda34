import { readText } from './catalogues';

const PAGE = 'docs/writing/nepali.md';

/** A term's row in the glossary: English, Nepali, and why. */
function rows(): string[][] {
  const [, section = ''] = readText(PAGE).split('\n## Glossary\n');
  const [list = ''] = section.split('\n## ');
  return [...list.matchAll(/^- \*\*(.+?)\*\*: (.+?)(?: – (.+))?$/gm)].map((found) => [...found]);
}

/** The texts that a native reader is asked to look at. */
export const toBeRead = (): string[] =>
  (readText(PAGE).split('\n## A native reader looks at\n')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '));

/** Words that the glossary forbids: `not "उत्पादन"`. */
export const neverWritten = (): string[] =>
  rows().flatMap(([, , , why = '']) =>
    [...why.matchAll(/\bnot "([^"]+)"/g)].map(([, word = '']) => word),
  );

/** The use of a glossary term is in parentheses. */
const withoutUse = (term: string) => term.replaceAll(/ \([^)]*\)/g, '').toLowerCase();
const listOf = (cell: string, between: string) => cell.split(between).map((each) => each.trim());

/**
 * The Nepali words of each English term. A row may have several of both, such as "city, district"; where it has one
 * English term, each of its words is one for it.
 */
export function wordsByTerm(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (term: string, words: readonly string[]) =>
    found.set(term, new Set([...(found.get(term) ?? []), ...words]));
  for (const [, english = '', nepali = ''] of rows()) {
    const terms = listOf(withoutUse(english), ', ');
    const words = listOf(nepali, ', ');
    if (terms.length === words.length) {
      terms.forEach((term, at) => add(term, listOf(words[at] ?? '', ';')));
    } else if (words.length === 1) for (const term of terms) add(term, listOf(nepali, ';'));
  }
  return found;
}
