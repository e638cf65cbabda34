import type { PublicProductQuery } from '@pasal/shared/contracts';

/** Query parameters for lists: cards and facets with filters, or only the cards of a strip. */
export const AS_CARDS = { view: 'card' } as const satisfies PublicProductQuery;
export const AS_STRIP = { view: 'strip' } as const satisfies PublicProductQuery;
