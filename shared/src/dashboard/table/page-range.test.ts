import { pageRange } from './page-range';

test.each([
  [1, 25, { from: 1, to: 10, pageCount: 3 }],
  [3, 25, { from: 21, to: 25, pageCount: 3 }],
  [1, 10, { from: 1, to: 10, pageCount: 1 }],
  [1, 0, { from: 0, to: 0, pageCount: 1 }],
])('page %i of %i rows', (page, total, range) => {
  expect(pageRange(page, 10, total)).toEqual(range);
});
