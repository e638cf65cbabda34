import type { PublicProductQuery } from '@pasal/shared/contracts';

/** What a list asks for besides its own query: with filters cards and facets, else the cards of a strip alone. */
export const AS_CARDS = { view: 'card' } as const satisfies PublicProductQuery;
export const AS_STRIP = { view: 'strip' } as const satisfies PublicProductQuery;
