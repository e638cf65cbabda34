import { screen } from '@testing-library/react';
import { answerCalls, forgetShops, makeUser, renderShop, signedIn } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { AddNewProductPage } from './add-new-product-page';

// Simulates a chunk that fails to load.
jest.mock('../../../kit/rich-text-editor/rich-text-editor', () => {
  throw new Error('Loading chunk failed');
});

afterEach(forgetShops);

it('the editor cannot be loaded: the form says so, and what was typed stays', async () => {
  const admin = makeUser({ role: 'admin' });
  answerCalls({ currentUser: { user: admin }, categories: { categories: [] } });
  const { user } = renderShop(<AddNewProductPage />, {
    at: patterns.addNewProduct,
    state: signedIn(admin),
  });
  await user.type(screen.getByLabelText(/^Title/), 'Bullet Camera');
  expect(await screen.findByText(/^The editor couldn't be loaded/)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Bullet Camera');
});
