import { mayOpen } from './opened-by';

const accountant = { id: 3, email: 'accounts@pasal.test', role: 'accountant' } as const;

test.each([
  ['/dashboard/order/7', true],
  ['/dashboard/order/7/edit', false],
  ['/dashboard/order/7/EDIT/', false],
  ['/dashboard/order-management', true],
  ['/dashboard/order-management/new', false],
  ['/dashboard/money/book', true],
  ['/dashboard/stock/purchases/new', false],
  ['/dashboard/stock', false],
])('an accountant may open %s: %s', (at, isOpen) => {
  expect(mayOpen(accountant, at)).toBe(isOpen);
});
