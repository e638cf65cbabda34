import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import {
  MAX_LINE_QUANTITY,
  type SendCartResponse,
  type SentCartResponse,
  type SentLine,
} from '@pasal/shared/contracts';
import { CART_CODE_LENGTH, CART_CODE_LETTERS, goodsKey, readCartCode } from '@pasal/shared/domain';
import { UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { notFound } from '@pasal/core/errors/domain-error';
import { codeOf } from '@pasal/core/errors/error-code';
import { refundToken, takeToken } from '@pasal/core/limits/rate-limit';
import type { Database } from '../../../db/schema';
import { LIMITS } from '../../limits';
import * as messages from '../messages';
import { quoteLines } from '../place/order-lines';
import { findOffers } from '../place/place-order.repository';
import * as repository from './cart-code.repository';

/** Attempts to find a free code; with a million carts, one attempt in thirty-four collides. */
const MAX_ATTEMPTS = 10;

const makeCode = () =>
  Array.from({ length: CART_CODE_LENGTH }, () =>
    CART_CODE_LETTERS.charAt(randomInt(CART_CODE_LETTERS.length)),
  ).join('');

/** The lines summed by goods, in order of first appearance. */
function summed(lines: readonly SentLine[]): SentLine[] {
  const known = new Map<string, SentLine>();
  for (const line of lines) {
    const key = goodsKey(line.id, line.variant_id);
    const before = known.get(key)?.quantity ?? 0;
    const quantity = Math.min(before + line.quantity, MAX_LINE_QUANTITY);
    known.set(key, { ...line, quantity });
  }
  return [...known.values()];
}

/** A hash that is the same for the same goods in any order. */
function hashOf(lines: readonly SentLine[]): string {
  const texts = lines.map((line) => `${goodsKey(line.id, line.variant_id)} ${line.quantity}`);
  return createHash('sha256').update(texts.toSorted().join('\n')).digest('hex');
}

/** Creates a code for a cart, or extends the expiry of the one it has. */
export async function sendCart(
  db: Kysely<Database>,
  given: readonly SentLine[],
): Promise<SendCartResponse> {
  const lines = summed(given);
  const hash = hashOf(lines);
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
    try {
      const { code, ends_at } = await repository.storeCode(db, { code: makeCode(), lines, hash });
      return { code, ends_at: ends_at.toISOString() };
    } catch (error) {
      // Another cart has that code.
      if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
  throw new Error('no code was free');
}

/**
 * Opens a shared cart: its lines at current prices and stock, for a web order and for staff alike without a web order's limits.
 * @param asked the client's address, as limits count it, and the language of the names
 * @throws DomainError the same 404 for a malformed, unknown or expired code; 429 after too many of them
 */
export async function openSentCart(
  db: Kysely<Database>,
  typed: string,
  { address, language }: { address: string; language: Language },
): Promise<SentCartResponse> {
  await takeToken(db, LIMITS.cartCodeOfAddress, address);
  const code = readCartCode(typed);
  const found = code === null ? undefined : await repository.findCode(db, code);
  if (code === null || found === undefined) throw notFound(messages.noSuchCart);
  await refundToken(db, LIMITS.cartCodeOfAddress, address);
  const wanted = found.lines.map(({ id, variant_id: variantId, quantity }) => ({
    id,
    variantId,
    quantity,
    // Nobody has seen its prices yet.
    seenPaisa: [],
  }));
  const offers = await findOffers(
    db,
    wanted.map(({ id }) => id),
  );
  return {
    code,
    ends_at: found.ends_at.toISOString(),
    items: quoteLines(wanted, offers, undefined, language),
  };
}
