/**
 * The styles of a page as written in its document. styled-components' own output names each component three times in
 * words that no style needs; here one comment precedes the rules of each: `/*<component> <class> <class>… *\/`, with
 * one rule per line. The class of an element begins with the same words.
 */

/** The element of a document with the page's styles. */
export const STYLES_ELEMENT = 'styles';

/** The rules of one component, and their classes. */
export interface WrittenGroup {
  id: string;
  names: string[];
  rules: string[];
}

const GROUP_START = /\/\*(\S+) ([^*]*)\*\/\n/;

/** Writes the rules of one component, one per line, by class; empty without any. */
export function writeGroup(id: string, forms: ReadonlyMap<string, string>): string {
  let rules = '';
  for (const text of forms.values()) rules += text;
  return rules && `/*${id} ${[...forms.keys()].join(' ')}*/\n${rules}`;
}

/** Writes the style element of a page. */
export const writeStyles = (groups: readonly string[]) =>
  `<style id="${STYLES_ELEMENT}">${groups.join('')}</style>`;

/** Reads the groups of a document's styles, in order. */
export function readStyles(text: string): WrittenGroup[] {
  const [, ...parts] = text.split(GROUP_START);
  const groups: WrittenGroup[] = [];
  for (let place = 0; place + 2 < parts.length; place += 3) {
    const [id = '', names = '', rules = ''] = parts.slice(place, place + 3);
    groups.push({ id, names: names.split(' '), rules: rules.split('\n').filter(Boolean) });
  }
  return groups;
}
