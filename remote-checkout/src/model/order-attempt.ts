import type { OrderRequest } from '@pasal/shared/contracts';

/** One attempt to place one order: its key belongs to exactly this body (decision 16). */
export interface OrderAttempt {
  key: string;
  body: string;
}

type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** A random UUID; `randomUUID` is missing where the page did not come over a secure connection. */
export function makeIdempotencyKey(source: RandomSource): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  // Version 4 and the variant of RFC 9562.
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The attempt for `body`: the one under way while the body is unchanged, so that a retry after a
 * lost answer makes no second order; a new one as soon as anything in it differs.
 */
export function attemptFor(
  previous: OrderAttempt | null,
  body: OrderRequest,
  source: RandomSource,
): OrderAttempt {
  const text = JSON.stringify(body);
  return previous?.body === text ? previous : { key: makeIdempotencyKey(source), body: text };
}
