/** Texts by the names a template uses; null removes the surrounding element. */
export type Words = Readonly<Record<string, string | null>>;

/** A placeholder in a template: characters that addresses don't escape. */
const NAME = /~(\w+)~/g;

/** Returns the template's placeholder for a name. */
export const markOf = (name: string) => `~${name}~`;

/** Replaces placeholders by texts, in text nodes and attribute values: a text never becomes markup. */
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
