import type { PublicProductQuery } from '@pasal/shared/contracts';

/** Every list of the catalogue asks for this besides its own query. */
export const AS_CARDS = { view: 'card' } as const satisfies PublicProductQuery;
