import { MAX_LINE_QUANTITY } from '@pasal/shared/contracts';
import { makeCartItem } from '@pasal/shared/testing';
import { cartLinesOf, checkLine, inOtherVariants } from './checked-line';

const item = makeCartItem({ id: 7, price: 4500, quantity: 3, in_stock: 5 });
const quoted = { id: 7, title: item.title, price: 4500, quantity: 3, in_stock: 5 };

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
    expect(checkLine(item, answer).problem?.kind ?? null).toBe(kind);
  });

  it('is accepted with the price and stock of the server', () => {
    const { problem } = checkLine(item, { ...quoted, price: 4600, in_stock: 2 });
    expect(problem?.accepted).toMatchObject({ id: 7, price: 4600, in_stock: 2 });
  });

  it('leaves nothing of a product that is gone, whatever stock it had', () => {
    const { problem } = checkLine(item, { ...quoted, problem: 'NOT_AVAILABLE' });
    expect(problem?.accepted.in_stock).toBe(0);
  });

  it('believes a problem only while the line still has it', () => {
    const answer = { ...quoted, in_stock: 2, problem: 'OUT_OF_STOCK' as const };
    expect(checkLine({ ...item, quantity: 2 }, answer).problem).toBeNull();
  });
});

describe('a line of a variant (D64)', () => {
  const variant = { ...item, variant_id: 2 };

  it('is sent and accepted as that variant', () => {
    expect(cartLinesOf([item, variant])).toEqual([
      { id: 7, price: 4500, quantity: 3 },
      { id: 7, variant_id: 2, price: 4500, quantity: 3 },
    ]);
    const { problem } = checkLine(variant, { ...quoted, variant_id: 2, price: 4600 });
    expect(problem?.accepted).toMatchObject({ id: 7, variant_id: 2 });
  });

  it('shares what one order may have of a product with the other variants', () => {
    const limits = { pieces_per_product: 4, pieces_per_order: 50 };
    const others = inOtherVariants([variant, { ...item, variant_id: 1, quantity: 2 }], variant);
    const { problem, limit } = checkLine(variant, quoted, { limits, others });
    expect([others, limit, problem?.kind, problem?.accepted.most]).toEqual([2, 2, 'limit', 2]);
  });
});

describe('under the limits of one order (D44)', () => {
  const limits = { pieces_per_product: 2, pieces_per_order: 50 };

  it.each([
    ['more than one order may have', quoted, 'limit'],
    ['and another price', { ...quoted, price: 4600 }, 'price-and-limit'],
    ['and even less in stock', { ...quoted, in_stock: 1 }, 'stock'],
  ])('%s', (_case, answer, kind) => {
    const { problem } = checkLine(item, answer, { limits });
    expect(problem?.kind).toBe(kind);
    expect(problem?.accepted.most).toBe(2);
  });

  it('has no more pieces than the rest of the order leaves', () => {
    expect(checkLine(item, quoted, { left: 3 }).limit).toBe(3);
    expect(checkLine(item, quoted, { limits, left: 4 }).limit).toBe(2);
  });
});

describe('how many pieces a line may have', () => {
  it.each([
    ['the stock the cart knows', 5, undefined, 5],
    ['the lower of cart and server', 5, { ...quoted, in_stock: 4 }, 4],
    ['never more than an order line takes', 5000, undefined, MAX_LINE_QUANTITY],
  ])('%s', (_case, in_stock, answer, limit) => {
    expect(checkLine({ ...item, in_stock }, answer).limit).toBe(limit);
  });
});

it('sends id, the price the shopper saw and quantity, nothing else (D15)', () => {
  expect(cartLinesOf([item])).toEqual([{ id: 7, price: 4500, quantity: 3 }]);
});
