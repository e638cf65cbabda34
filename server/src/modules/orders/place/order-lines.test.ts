import { addPieces, countPieces, isOverLimits, type CartItem } from '@pasal/shared/domain';
import { quoteLines, sumByGoods } from './order-lines';

const limits = { pieces_per_product: 3, pieces_per_order: 5 };

const goods = (id: number, variant_id?: number) => ({
  id,
  ...(variant_id !== undefined && { variant_id }),
  slug: '',
  title: '',
  title_ne: null,
  brand: '',
  images: [],
  price: 10,
  in_stock: 9,
});
const camera = goods(1);
const cable = goods(2);
const [small, large] = [goods(3, 1), goods(3, 2)];

const variant = (id: number) => ({
  id,
  name: '',
  code: '',
  price_paisa: 1000,
  original_price_paisa: 1000,
  in_stock: 9,
  image: null,
});
const offered = [
  { ...camera, variants: [] },
  { ...cable, variants: [] },
  { ...goods(3), variants: [variant(1), variant(2)] },
].map((product) => ({ ...product, price_paisa: 1000, fast_delivery: false }));

/** Lines a shopper adds, the products the server refuses, and whether it refuses the order. */
const carts: [what: string, lines: [typeof camera, number][], of: number[], isOver: boolean][] = [
  ['as many of one as may be', [[camera, 3]], [], false],
  ['one of a product too many', [[camera, 4]], [1], true],
  [
    'two lines of one product too many',
    [
      [camera, 2],
      [camera, 2],
    ],
    [1],
    true,
  ],
  [
    'as many in two variants',
    [
      [small, 1],
      [large, 2],
    ],
    [],
    false,
  ],
  [
    'too many in two variants',
    [
      [small, 2],
      [large, 2],
    ],
    [3, 3],
    true,
  ],
  [
    'as many in all',
    [
      [camera, 3],
      [cable, 2],
    ],
    [],
    false,
  ],
  [
    'too many in all',
    [
      [camera, 3],
      [cable, 3],
    ],
    [],
    true,
  ],
  [
    'too many of one and in all',
    [
      [camera, 4],
      [cable, 3],
    ],
    [1],
    true,
  ],
];

test.each(carts)('server and cart agree on %s (D44)', (_what, added, of, isOver) => {
  const wanted = sumByGoods(added.map(([each, quantity]) => ({ ...each, quantity })));
  const refused = quoteLines(wanted, offered, limits, 'en').filter(({ problem }) => problem);
  expect(refused.map(({ id, problem }) => [id, problem])).toEqual(
    of.map((id) => [id, 'OVER_LIMIT']),
  );
  expect(isOverLimits(wanted, limits)).toBe(isOver);

  const cart = added.reduce<CartItem[]>(
    (items, [each, quantity]) => addPieces(items, each, quantity, limits),
    [],
  );
  const asked = added.reduce((sum, [, quantity]) => sum + quantity, 0);
  expect(countPieces(cart) < asked).toBe(isOver);
  // The server accepts the quantities in the cart.
  expect(isOverLimits(cart, limits)).toBe(false);
});
