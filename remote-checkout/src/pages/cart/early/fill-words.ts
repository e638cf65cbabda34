/** Names of the words a template asks for, and the words; null takes the element around it out. */
export type Words = Readonly<Record<string, string | null>>;

/** A name as a template has it: signs that an address keeps as they are. */
const NAME = /~(\w+)~/g;

/** Returns the mark that stands in a template for the word of this name. */
export const markOf = (name: string) => `~${name}~`;

/** Puts words in the place of their marks, as text and as values of attributes: nothing of a word becomes markup. */
export function fillWords(part: DocumentFragment, words: Words): void {
  const put = (text: string) => text.replaceAll(NAME, (_, name: string) => words[name] ?? '');
  const isNull = (text: string) =>
    [...text.matchAll(NAME)].some(([, name = '']) => words[name] === null);
  for (const element of part.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (value.includes('~')) element.setAttribute(name, put(value));
    }
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !node.data.includes('~')) continue;
      if (isNull(node.data)) element.remove();
      else node.data = put(node.data);
    }
  }
}
