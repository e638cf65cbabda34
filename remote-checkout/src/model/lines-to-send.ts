import type { SentLine } from '@pasal/shared/contracts';
import type { CartItem } from '@pasal/shared/domain';

/** The lines of a cart as they are sent: what and how many. */
export const linesToSend = (items: readonly CartItem[]): SentLine[] =>
  items.map(({ id, variant_id, quantity }) => ({
    id,
    ...(variant_id !== undefined && { variant_id }),
    quantity,
  }));
