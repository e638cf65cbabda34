import { hasTooManyInAll, hasTooManyOf, isOverLimits, roomBeside } from './order-limits';

const limits = { pieces_per_product: 3, pieces_per_order: 5 };
const camera = (quantity: number) => ({ id: 1, quantity });
const cable = (quantity: number) => ({ id: 2, quantity });

test('variants of a product share its pieces, and all lines those of the order', () => {
  expect(roomBeside([], 1, limits)).toEqual({ ofProduct: 3, inOrder: 5 });
  expect(roomBeside([camera(1), camera(1), cable(2)], 1, limits)).toEqual({
    ofProduct: 1,
    inOrder: 1,
  });
  expect(roomBeside([camera(4), cable(9)], 1, limits)).toEqual({ ofProduct: 0, inOrder: 0 });
  expect(roomBeside([camera(4)], 1)).toEqual({ ofProduct: 996, inOrder: 9996 });
});

test.each([
  ['as many as one may have', [camera(1), camera(2)], false, false, false],
  ['one of a product too many', [camera(2), camera(2)], true, false, true],
  ['too many of another product', [camera(1), cable(4)], false, false, true],
  ['too many in all', [camera(3), cable(3)], false, true, true],
])('%s', (_case, lines, ofCamera, inAll, over) => {
  expect(hasTooManyOf(lines, 1, limits)).toBe(ofCamera);
  expect(hasTooManyInAll(lines, limits)).toBe(inAll);
  expect(isOverLimits(lines, limits)).toBe(over);
});
