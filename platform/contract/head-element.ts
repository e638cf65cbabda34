/**
 * An element of a document's head as data: whoever writes the document and whoever shows the page make the same one of
 * it.
 */
export interface HeadElement {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** What stands inside; the text of a script is safe there already. */
  text?: string;
}

/**
 * Marks what a server wrote about a page that it did not make: the page says all of it itself once it is shown, and takes
 * these away.
 */
export const SENT_HEAD = 'data-sent';
