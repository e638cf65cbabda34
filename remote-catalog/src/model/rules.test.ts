import { badgePercentage } from '@pasal/shared/domain';
import { makeProduct } from '@pasal/shared/testing';
import { cartProductOf } from './cart-product';
import { categoryCalled } from './category-label';
import { percentageOff } from './discount';
import { pageNumbers } from './page-numbers';

test('discount badge shows the integer percentage when above 0', () => {
  expect(badgePercentage(makeProduct({ discount_percentage: 12.9 }))).toBe(12);
  expect(badgePercentage(makeProduct({ discount_percentage: 0.5 }))).toBeNull();
  expect(badgePercentage(makeProduct({ discount_percentage: 0 }))).toBeNull();
});

const at = (price: number, original_price: number, discount_percentage: number) =>
  percentageOff(makeProduct({ price, original_price, discount_percentage }));

test("'{n}% OFF' when the original is higher", () => {
  expect(at(850, 1000, 15)).toBe(15);
  expect(at(850, 1000, 0)).toBe(15);
  expect(at(1000, 1000, 15)).toBeNull();
});

test('the label of a category is for people (D1)', () => {
  const products = [makeProduct({ brand: 'Hikvision', category: 'Security Cameras' })];
  expect(categoryCalled('new_arrivals', products).name).toBe('New Arrivals');
  expect(categoryCalled('HIKVISION', products).name).toBe('Hikvision');
  expect(categoryCalled('security cameras', products).name).toBe('Security Cameras');
  expect(categoryCalled('4', products).name).toBe('Security Cameras');
  expect(categoryCalled('सगरमाथा').name).toBe('सगरमाथा');
});

test('the cart keeps what the cart needs', () => {
  const product = makeProduct({ images: ['/a.webp'] });
  const { id, slug, title, brand, price, in_stock } = product;
  expect(cartProductOf(product)).toEqual({
    id,
    slug,
    title,
    brand,
    price,
    in_stock,
    images: ['/a.webp'],
  });
});

test('page numbers: first, last, the neighbours, gaps', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});
