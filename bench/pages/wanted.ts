export const PAGES = ['product', 'category', 'home', 'cart'] as const;
export type PageName = (typeof PAGES)[number];
/** The list that represents all lists. */
export const CATEGORY = '/product-category/new_arrivals';

/** The limits for a page of the shop; a figure without a limit is only reported. */
export interface Wanted {
  /** Lighthouse: points at least, and milliseconds at most, on a machine of `JUDGING_INDEX` and more. */
  score?: number;
  paint?: number;
  blocked?: number;
  /** On the slow line, milliseconds at most. */
  linkPaint?: number;
  allScript?: number;
  addToCart?: number;
  /** Bytes of the document with its head, at most: 14,600 are sent before the first acknowledgement (RFC 6928). */
  document?: number;
  /** kB of script over the wire, at most. */
  scriptSize?: number;
  scriptSizeBeforePaint?: number;
  /** Points of accessibility, best practices and search engine optimisation, at least. */
  isIndexed: boolean;
  /** On a slower machine: the paint as a part of the static page's, and milliseconds above React alone. */
  paintRatio?: number;
  blockedAbove?: number;
}

/** Below this index of Lighthouse, only ratios to the floor pages mean something. */
export const JUDGING_INDEX = 3500;
/** Steps that wait for one another up to the largest paint. */
export const STEPS = 2;
/** Milliseconds that the next page may take after a rest. */
export const NAVIGATION = 100;

/** Milliseconds at a quarter of the processor, on a machine of `JUDGING_INDEX` and more. */
export const AT_A_QUARTER = {
  /** From a press to the next paint. */
  drawer: 64,
  addToCart: 80,
  /** From following a link to the heading, after a rest. */
  navigation: 120,
  /** The largest paint of a page of the dashboard, on the link: with an empty cache, and with a full one. */
  cold: 2100,
  warm: 900,
};

/** The pages of the dashboard that staff open first. */
export const STAFF_PAGES = {
  overview: '/dashboard',
  products: '/dashboard/product-management',
  orders: '/dashboard/order-management',
} as const;

export const WANTED: Record<PageName, Wanted> = {
  product: {
    score: 99,
    paint: 850,
    blocked: 80,
    linkPaint: 450,
    allScript: 1600,
    addToCart: 1800,
    scriptSize: 194,
    scriptSizeBeforePaint: 0,
    isIndexed: true,
    paintRatio: 0.65,
    blockedAbove: 90,
  },
  category: {
    paint: 1050,
    linkPaint: 500,
    allScript: 1800,
    scriptSizeBeforePaint: 0,
    isIndexed: true,
    paintRatio: 0.78,
    blockedAbove: 110,
  },
  home: {
    paint: 1150,
    linkPaint: 500,
    allScript: 2100,
    scriptSize: 194,
    scriptSizeBeforePaint: 0,
    isIndexed: true,
    paintRatio: 0.85,
    blockedAbove: 140,
  },
  // The browser renders this page over a placeholder in the document; search engines must not list it.
  cart: { score: 97, linkPaint: 600, scriptSize: 194, isIndexed: false },
};
