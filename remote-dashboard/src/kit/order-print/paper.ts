/** The printable documents of an order. */
export const PAPERS = ['packing-slip', 'invoice'] as const;
export type Paper = (typeof PAPERS)[number];

/** The document to print according to an address; undefined if none. */
export const paperOf = (address: URLSearchParams): Paper | undefined =>
  PAPERS.find((paper) => paper === address.get('print'));
