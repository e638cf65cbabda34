/** The papers that can be printed for an order. */
export const PAPERS = ['packing-slip', 'invoice'] as const;
export type Paper = (typeof PAPERS)[number];

/** The paper that an address asks to print at once; none where it says something else. */
export const paperOf = (address: URLSearchParams): Paper | undefined =>
  PAPERS.find((paper) => paper === address.get('print'));
