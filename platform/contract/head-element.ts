/** An element of a document's head as data, so that server and browser make the same one of it. */
export interface HeadElement {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Its content; the text of a script is already escaped. */
  text?: string;
}

/** Marks metadata that a server wrote for a page it did not render: the page removes these when it writes its own. */
export const SENT_HEAD = 'data-sent';
