/** What the build of the page writes into its document. */
export interface PageData {
  version: string;
  /** The text of each example, by the name of its file. */
  sources: Record<string, string>;
  rooms: { room: string; offers: { name: string; kind: string; sentence: string }[] }[];
}

export const readPageData = (): PageData =>
  JSON.parse(document.querySelector('#data')?.textContent ?? '') as PageData;
