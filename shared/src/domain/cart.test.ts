import {
  acceptLine,
  addProduct,
  countPieces,
  decrementItem,
  incrementItem,
  isCartItem,
  mostOf,
  nameOfLine,
  removeItem,
  totalOf,
  type CartItem,
} from './cart';

const camera: CartItem = {
  id: 1,
  slug: 'dome',
  title: 'Dome',
  brand: 'Hikvision',
  images: [],
  price: 0.1,
  quantity: 1,
  in_stock: 2,
};
const lock: CartItem = { ...camera, id: 2, slug: 'lock', price: 0.2, in_stock: 5 };

const many = (quantity: number) => ({ ...lock, in_stock: 50, quantity });

test('a line is called as the shop said it, in the language of the page, and else as it was put in', () => {
  const names = { en: 'Dome camera', ne: 'डोम क्यामेरा' };
  const [named] = acceptLine([camera], { id: 1, price: 0.1, in_stock: 2, names });
  expect(named).toMatchObject({ names, title: 'Dome', quantity: 1 });
  const lines = [named ?? camera, camera, { ...camera, names: { ne: 'डोम' } }];
  expect(lines.map(nameOfLine)).toEqual(['Dome camera', 'Dome', 'Dome']);
  // A change of the price does not change the names.
  expect(acceptLine([{ ...camera, names }], { id: 1, price: 9, in_stock: 2 })).toMatchObject([
    { names },
  ]);
});

describe('variants of one product (D64)', () => {
  const small: CartItem = { ...lock, variant_id: 1, title: 'Lock – 64 GB' };
  const large: CartItem = { ...lock, variant_id: 2, title: 'Lock – 128 GB', price: 0.3 };

  it('are lines of their own, and so is the product without one', () => {
    const all = [lock, large].reduce<CartItem[]>((items, item) => addProduct(items, item), [small]);
    expect(all).toEqual([small, lock, large]);
    expect(incrementItem(all, { id: 2, variant_id: 2 }).map((item) => item.quantity)).toEqual([
      1, 1, 2,
    ]);
    expect(decrementItem(all, { id: 2, variant_id: 1 })).toEqual([lock, large]);
    expect(removeItem(all, 2)).toEqual([small, large]);
    const accepted = { id: 2, variant_id: 2, price: 9, in_stock: 4 };
    expect(acceptLine(all, accepted)).toEqual([small, lock, { ...large, price: 9, in_stock: 4 }]);
  });

  it('count together where one order may have so many of a product', () => {
    const limits = { pieces_per_product: 3, pieces_per_order: 50 };
    const items = [{ ...small, quantity: 2 }, large, camera];
    expect(mostOf(items, large, limits)).toBe(1);
    expect(mostOf(items, small, limits)).toBe(2);
    expect(mostOf(items, lock, limits)).toBe(0);
    expect(mostOf(items, camera, limits)).toBe(2);
  });

  it('are read from storage; what names its variant otherwise is no line of ours', () => {
    expect([small, lock].every(isCartItem)).toBe(true);
    expect(isCartItem({ ...lock, variant_id: '64 GB' })).toBe(false);
  });
});

describe('the cart (R4.3 to R4.5)', () => {
  it('"a new product starts at 1", "adding a product already in the cart increases its quantity by 1"', () => {
    const once = addProduct([], camera);
    expect(once).toEqual([camera]);
    expect(addProduct(once, camera)[0]?.quantity).toBe(2);
  });

  it('never holds more than the stock (D8)', () => {
    const full = [{ ...camera, quantity: 2 }];
    expect(addProduct(full, camera)[0]?.quantity).toBe(2);
    expect(incrementItem(full, 1)[0]?.quantity).toBe(2);
    expect(addProduct([], { ...camera, in_stock: 0 })).toEqual([]);
  });

  it('adding again keeps the price seen and takes no piece away: the check shows both (D14)', () => {
    const three = [{ ...lock, quantity: 3 }];
    expect(addProduct(three, { ...lock, price: 9, in_stock: 2 })).toEqual([
      { ...lock, quantity: 3, in_stock: 2 },
    ]);
    expect(addProduct(three, { ...lock, price: 9 })).toEqual([{ ...lock, quantity: 4 }]);
  });

  describe('under the limits of one order (D44)', () => {
    const limits = { pieces_per_product: 3, pieces_per_order: 5 };

    it('holds no more of one product than one order may', () => {
      expect(addProduct([many(2)], many(0), limits)[0]?.quantity).toBe(3);
      expect(addProduct([many(3)], many(0), limits)[0]?.quantity).toBe(3);
      expect(incrementItem([many(3)], 2, limits)[0]?.quantity).toBe(3);
      expect(mostOf([many(3)], { id: 2, in_stock: 2 }, limits)).toBe(2);
    });

    it('holds no more in all than one order may', () => {
      const others = { ...camera, quantity: 4 };
      expect(incrementItem([others, many(1)], 2, limits)[1]?.quantity).toBe(1);
      expect(addProduct([{ ...others, quantity: 5 }], many(0), limits)).toHaveLength(1);
      expect(mostOf([others], many(0), limits)).toBe(1);
      expect(mostOf([{ ...others, quantity: 9 }], many(0), limits)).toBe(0);
    });

    it('never takes a piece away from a cart that has more; only accepting does', () => {
      expect(addProduct([many(8)], many(0), limits)[0]?.quantity).toBe(8);
      expect(incrementItem([many(8)], 2, limits)[0]?.quantity).toBe(8);
      const accepted = { id: 2, price: 0.2, in_stock: 50 };
      expect(acceptLine([many(8)], accepted)[0]?.quantity).toBe(8);
      expect(acceptLine([many(8)], { ...accepted, most: 3 })[0]?.quantity).toBe(3);
    });
  });

  it('"decrementing at 1 removes the item"', () => {
    expect(decrementItem([{ ...camera, quantity: 2 }, lock], 1)).toEqual([camera, lock]);
    expect(decrementItem([camera, lock], 1)).toEqual([lock]);
  });

  it('removes one line and leaves the rest', () => {
    expect(removeItem([camera, lock], 2)).toEqual([camera]);
  });

  it('takes over the price and stock the shopper accepted; none left removes the line', () => {
    const items = [{ ...lock, quantity: 5 }];
    expect(acceptLine(items, { id: 2, price: 9, in_stock: 3 })).toEqual([
      { ...lock, price: 9, in_stock: 3, quantity: 3 },
    ]);
    expect(acceptLine(items, { id: 2, price: 9, in_stock: 0 })).toEqual([]);
  });

  it('counts pieces and adds money without the errors of floats', () => {
    const items = [{ ...camera, quantity: 1 }, lock];
    expect(countPieces(items)).toBe(2);
    expect(totalOf(items)).toBe(0.3);
  });

  it.each([
    null,
    3,
    {},
    { ...camera, price: 'x' },
    { ...camera, price: 1e300 },
    { ...camera, quantity: 0 },
    { ...camera, images: [1] },
  ])('does not take %j for a line', (value) => expect(isCartItem(value)).toBe(false));

  it('knows a line', () => expect(isCartItem(camera)).toBe(true));
});
