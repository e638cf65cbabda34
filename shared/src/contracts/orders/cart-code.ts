import { Type, type Static } from '@sinclair/typebox';
import { Timestamp } from '@pasal/core/contract/schema';
import { MAX_ORDER_LINES } from '../limits';
import { CartLine, QuotedLine } from './order-quote';

const { id, variant_id, quantity } = CartLine.properties;

/** A line in its stored form: goods and quantity, without any personal data. */
export const SentLine = Type.Object({ id, variant_id, quantity });
export type SentLine = Static<typeof SentLine>;

/** POST /cart-code */
export const SendCartRequest = Type.Object({
  lines: Type.Array(SentLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
});
export type SendCartRequest = Static<typeof SendCartRequest>;

/** Six letters, and the code's expiry. */
const code = { code: Type.String(), ends_at: Timestamp };
export const SendCartResponse = Type.Object(code);
export type SendCartResponse = Static<typeof SendCartResponse>;

/** GET /cart-code/{code}: in any case, with spaces or dashes. */
export const CartCodeParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) });
/** The lines at current prices, as in a quote; a product no longer sold has no title. */
export const SentCartResponse = Type.Object({ ...code, items: Type.Array(QuotedLine) });
export type SentCartResponse = Static<typeof SentCartResponse>;
