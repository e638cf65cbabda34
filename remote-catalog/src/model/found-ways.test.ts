import { makeProduct } from '@pasal/shared/testing';
import { productsAnswer } from '../testing/products-answer';
import { countWays, foundNothing, foundWays } from './found-ways';

test('the categories are those of what was found, each once and three at most', () => {
  const products = ['Cameras', 'Cables', 'Cameras', 'Lights', 'Locks'].map((category) =>
    makeProduct({ category }),
  );
  const found = foundWays('cam', productsAnswer(products, { total: 45 }));
  expect(found).toEqual({
    query: 'cam',
    products,
    categories: [{ name: 'Cameras' }, { name: 'Cables' }, { name: 'Lights' }],
    total: 45,
  });
  expect(countWays(found)).toBe(9);
});

test('nothing found has no line, not even one that leads to all of it', () => {
  expect(countWays(foundNothing)).toBe(0);
});
