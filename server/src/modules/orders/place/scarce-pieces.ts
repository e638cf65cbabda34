import type { Transaction } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type { OverLimit, QuotedLine, SiteSettings } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { DomainError } from '@pasal/core/errors/domain-error';
import { scarcePiecesOf } from '../../limits';
import { tookToken } from '@pasal/core/limits/rate-limit';
import { nameIn } from '../../name-in';
import * as messages from '../messages';

/** A line whose pieces this transaction has taken from stock. */
interface TakenLine {
  product_id: number;
  product_name: string;
  product_name_ne: string | null;
  variant_id: number | null;
  variant_name: string | null;
  variant_name_ne: string | null;
  price_paisa: number;
  quantity: number;
  /** Pieces left in stock afterwards. */
  left: number;
}

const before = ({ left, quantity }: TakenLine) => left + quantity;

function quoted(line: TakenLine, language: Language): QuotedLine {
  const variant_name = nameIn(language, line.variant_name, line.variant_name_ne);
  return {
    id: line.product_id,
    ...(line.variant_id !== null && { variant_id: line.variant_id }),
    title: nameIn(language, line.product_name, line.product_name_ne),
    ...(variant_name !== null && { variant_name }),
    price: toRupees(line.price_paisa),
    quantity: line.quantity,
    in_stock: before(line),
    problem: 'OVER_LIMIT',
  };
}

function refusal(
  items: readonly QuotedLine[],
  { order_limits: limits, scarce_limits, phones }: SiteSettings,
): DomainError {
  const { pieces_per_hour } = scarce_limits;
  const [phone = ''] = phones;
  const details: OverLimit = {
    items: [],
    limits,
    scarce: { items: [...items], pieces_per_hour, phone },
  };
  return new DomainError('OVER_LIMIT', messages.tooManyScarce(pieces_per_hour, phone), { details });
}

/**
 * Counts scarce pieces bought per address and per phone (D71), so that no one buys them all. Runs in the order's transaction: orders that
 * fail do not count, and orders of one address or phone are serialised, because each takes its order token first.
 * @throws DomainError 409, which rolls back everything the transaction took
 */
export async function countScarcePieces(
  trx: Transaction<Database>,
  taken: readonly TakenLine[],
  buyer: Record<'address' | 'phone', string> & { language: Language },
  settings: SiteSettings,
): Promise<void> {
  const { left, pieces_per_hour } = settings.scarce_limits;
  const scarce = taken.filter((line) => before(line) <= left);
  const pieces = scarce.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return;
  for (const who of ['address', 'phone'] as const) {
    const limit = scarcePiecesOf(who, pieces_per_hour);
    if (await tookToken(trx, limit, buyer[who], pieces)) continue;
    throw refusal(
      scarce.map((line) => quoted(line, buyer.language)),
      settings,
    );
  }
}
