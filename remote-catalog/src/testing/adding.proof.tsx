import { screen } from '@testing-library/react';
import { answerCalls, forgetShops, makeProduct, renderShop } from '@pasal/shared/testing';
import { comparisonOf } from '../model/comparison';
import { ProductPage } from '../pages/product/product-page';
import { patterns } from '../paths';
import { productsAnswer } from './products-answer';

/**
 * Proves the promises of docs/adding.md about the catalogue, in a tree where its walks were performed
 * (`e2e/adding`).
 */
afterEach(forgetShops);
/** A separate variable: only the copy's contract has the field. */
const field = { model: 'DC-4' };
const product = makeProduct({ ...field, slug: 'dome' });

test('a field of a product stands in its buy box', async () => {
  answerCalls({ productBySlug: { product }, publicProducts: productsAnswer([]) });
  renderShop(<ProductPage />, { at: '/product/dome', route: patterns.product });
  expect(await screen.findByText('Model number: DC-4')).toBeInTheDocument();
});

test('products are compared by it', () => {
  expect(comparisonOf([product])).toContainEqual(
    expect.objectContaining({ name: 'Model number', values: ['DC-4'] }),
  );
});
