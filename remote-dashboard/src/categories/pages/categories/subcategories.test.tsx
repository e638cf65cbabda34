import { screen, waitFor, within } from '@testing-library/react';
import { answerCalls, type CallAnswers, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, choose, me, openAsAdmin } from '../../../testing/as-admin';
import { CategoriesPage } from './categories-page';

afterEach(forgetShops);

const dome = { id: 21, name: 'Dome', products: 2 };
const bullet = { id: 22, name: 'Bullet', products: 0 };
const cameras = { id: 1, name: 'Cameras', products: 3, brands: [], children: [dome, bullet] };
const locks = { id: 2, name: 'Locks', products: 1, brands: [], children: [] };
const answers: CallAnswers = {
  currentUser: { user: me },
  managedCategories: { categories: [cameras, locks], brands: [] },
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Subcategories of Cameras' }));

/** Opens the dialog with the subcategories of Cameras. */
async function open(more: CallAnswers) {
  const server = answerCalls({ ...answers, ...more });
  const shop = openAsAdmin(<CategoriesPage />, patterns.categories);
  await choose(shop, 'Cameras', 'Subcategories');
  return { server, user: shop.user };
}

test('are listed, put into order and added', async () => {
  const saved = { message: 'Subcategory added!', subcategory: { id: 23, name: 'Turret' } };
  const { server, user } = await open({
    orderSubcategories: { message: 'Saved.' },
    addSubcategory: saved,
  });
  expect(
    dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('Dome'), expect.stringContaining('Bullet')]);
  await user.click(dialog().getByRole('button', { name: 'Move Bullet up' }));
  await user.click(dialog().getByRole('button', { name: 'Add subcategory' }));
  await user.type(screen.getByLabelText(/^Name/), 'Turret');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog().getByText('Dome')).toBeInTheDocument());
  expect(changesSent(server)).toEqual([
    ['PUT /category/1/subcategories', { ids: [22, 21] }],
    ['POST /category/1/subcategory', { name: 'Turret' }],
  ]);
});

test('are renamed and moved to another category in one step', async () => {
  const { server, user } = await open({
    changeSubcategory: { message: 'Subcategory saved!', subcategory: { id: 21, name: 'Domes' } },
  });
  await user.click(dialog().getByRole('button', { name: 'Rename or move Dome' }));
  await user.type(screen.getByLabelText(/^Name/), 's');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Locks');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Subcategories of Cameras' });
  expect(changesSent(server)).toEqual([
    ['PUT /category/subcategory/21', { name: 'Domes', category_id: 2 }],
  ]);
});

test('one that products have stays, and it is said why', async () => {
  const message = "Subcategories with products can't be deleted.";
  const { user } = await open({ deleteSubcategory: refuseWith('IN_USE', message) });
  await user.click(dialog().getByRole('button', { name: 'Delete Dome' }));
  const ask = within(screen.getByRole('dialog', { name: 'Delete Dome?' }));
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  expect(await ask.findByRole('alert')).toHaveTextContent(message);
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(dialog().getByText('Dome')).toBeInTheDocument();
});
