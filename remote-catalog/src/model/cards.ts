import type { PublicProductQuery } from '@pasal/shared/contracts';

/** What every list of the catalogue asks for beside its own query. */
export const AS_CARDS = { view: 'card' } as const satisfies PublicProductQuery;
