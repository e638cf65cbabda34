import { MAX_LINE_QUANTITY, type OrderLimits, type QuotedLine } from '@pasal/shared/contracts';
import { makeCartItem } from '@pasal/shared/testing';
import { hasTooManyOf, type CartItem } from '@pasal/shared/domain';
import { cartLinesOf, checkLine } from './checked-line';

const item = makeCartItem({ id: 7, price: 4500, quantity: 3, in_stock: 5 });
const quoted = { id: 7, title: item.title, price: 4500, quantity: 3, in_stock: 5 };

const check = (
  line: CartItem,
  answer?: QuotedLine,
  { limits, others = [] }: { limits?: OrderLimits; others?: readonly CartItem[] } = {},
) => checkLine(line, answer, { items: [...others, line], limits });

describe('a line against what the server says of it (D14)', () => {
  it.each([
    ['nothing is known', undefined, null],
    ['nothing changed', quoted, null],
    ['less in stock, still enough', { ...quoted, in_stock: 3 }, null],
    ['another price', { ...quoted, price: 4600 }, 'price'],
    ['too little stock', { ...quoted, in_stock: 2 }, 'stock'],
    ['both', { ...quoted, price: 4600, in_stock: 2 }, 'price-and-stock'],
    ['none left', { ...quoted, in_stock: 0 }, 'sold-out'],
    ['gone', { ...quoted, problem: 'NOT_AVAILABLE' as const }, 'not-available'],
    [
      'sold in variants since',
      { ...quoted, problem: 'NOT_AVAILABLE' as const, choose_variant: true },
      'choose-variant',
    ],
  ])('%s', (_case, answer, kind) => {
    expect(check(item, answer).problem?.kind ?? null).toBe(kind);
  });

  it('is accepted with the price and stock of the server', () => {
    const { problem } = check(item, { ...quoted, price: 4600, in_stock: 2 });
    expect(problem?.accepted).toMatchObject({ id: 7, price: 4600, in_stock: 2 });
  });

  it('leaves nothing of a product that is gone, whatever stock it had', () => {
    const { problem } = check(item, { ...quoted, problem: 'NOT_AVAILABLE' });
    expect(problem?.accepted.in_stock).toBe(0);
    expect(check(item, { ...quoted, in_stock: 0 }).isLeftOut).toBe(true);
    expect(check(item, { ...quoted, in_stock: 1 }).isLeftOut).toBe(false);
  });

  it('believes a problem only while the line still has it', () => {
    const answer = { ...quoted, in_stock: 2, problem: 'OUT_OF_STOCK' as const };
    expect(check({ ...item, quantity: 2 }, answer).problem).toBeNull();
  });
});

describe('a line of a variant (D64)', () => {
  const variant = { ...item, variant_id: 2 };

  it('is sent and accepted as that variant', () => {
    expect(cartLinesOf([item, variant])).toEqual([
      { id: 7, price: 4500, quantity: 3 },
      { id: 7, variant_id: 2, price: 4500, quantity: 3 },
    ]);
    const { problem } = check(variant, { ...quoted, variant_id: 2, price: 4600 });
    expect(problem?.accepted).toMatchObject({ id: 7, variant_id: 2 });
  });

  it('shares what one order may have of a product with the other variants', () => {
    const limits = { pieces_per_product: 4, pieces_per_order: 50 };
    const others = [{ ...item, variant_id: 1, quantity: 2 }];
    const { problem, limit } = check(variant, quoted, { limits, others });
    expect([limit, problem?.kind, problem?.accepted.most]).toEqual([2, 'limit', 2]);
  });
});

describe('under the limits of one order (D44)', () => {
  const limits = { pieces_per_product: 2, pieces_per_order: 50 };

  it.each([
    ['more than one order may have', quoted, 'limit'],
    ['and another price', { ...quoted, price: 4600 }, 'price-and-limit'],
    ['and even less in stock', { ...quoted, in_stock: 1 }, 'stock'],
  ])('%s', (_case, answer, kind) => {
    const { problem } = check(item, answer, { limits });
    expect(problem?.kind).toBe(kind);
    expect(problem?.accepted.most).toBe(2);
  });

  it('has no more pieces than the rest of the order leaves', () => {
    const others = [makeCartItem({ id: 8, quantity: 46 })];
    const wide = { pieces_per_product: 50, pieces_per_order: 49 };
    expect(check(item, quoted, { limits: wide, others }).limit).toBe(3);
    expect(check(item, quoted, { limits, others }).limit).toBe(2);
    expect(check(item, quoted, { limits: { ...wide, pieces_per_order: 40 }, others }).limit).toBe(
      0,
    );
  });

  it.each([1, 2, 3, 4])('is refused at %i pieces just where the server refuses it', (quantity) => {
    const variants = [1, 2].map((variant_id) => ({ ...item, variant_id, quantity: 1 }));
    const line = { ...item, quantity };
    for (const others of [[], variants.slice(1), variants]) {
      const { problem } = check(line, quoted, { limits, others });
      expect(problem?.kind === 'limit').toBe(hasTooManyOf([...others, line], item.id, limits));
    }
  });
});

describe('how many pieces a line may have', () => {
  it.each([
    ['the stock the cart knows', 5, undefined, 5],
    ['the lower of cart and server', 5, { ...quoted, in_stock: 4 }, 4],
    ['never more than an order line takes', 5000, undefined, MAX_LINE_QUANTITY],
  ])('%s', (_case, in_stock, answer, limit) => {
    expect(check({ ...item, in_stock }, answer).limit).toBe(limit);
  });
});

it('sends id, the price the shopper saw and quantity, nothing else (D15)', () => {
  expect(cartLinesOf([item])).toEqual([{ id: 7, price: 4500, quantity: 3 }]);
});
