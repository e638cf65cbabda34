import { screen, waitFor, within } from '@testing-library/react';
import type { ReadySetResponse } from '@pasal/shared/contracts';
import { answerCalls, type CallAnswers, cutConnection, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { CategoriesPage } from './categories-page';

afterEach(forgetShops);

const electronics = {
  name: 'Electronics',
  is_new: false,
  subcategories: ['Televisions', 'Audio'],
  attributes: ['Screen'],
};
const cameras = {
  name: 'Security Cameras',
  is_new: false,
  subcategories: [],
  attributes: ['Lens'],
};
const isNew = { is_new: true };
const taken = { message: 'Added it.', categories: 0, subcategories: 2, attributes: 2 };

function open(categories: ReadySetResponse['categories'], more: CallAnswers = {}) {
  const server = answerCalls({
    currentUser: { user: me },
    managedCategories: { categories: [], brands: [] },
    readySet: { categories },
    takeReadySet: taken,
    ...more,
  });
  return { server, ...openAsAdmin(<CategoriesPage />, patterns.categories) };
}
const offer = async () =>
  within(
    await screen.findByRole('region', { name: 'Ready-made subcategories and specifications' }),
  );
const tick = (name: string) => screen.getByRole('checkbox', { name });
const add = () => screen.getByRole('button', { name: 'Add ready-made ones' });

test('what the shop lacks is offered by category, and goes away once it is there (D107)', async () => {
  const { server, user } = open([electronics, cameras]);
  await offer();
  expect(tick('Electronics')).toBeChecked();
  expect(tick('Electronics')).toHaveAccessibleDescription(
    '2 subcategories: Televisions, Audio. 1 specification: Screen.',
  );
  expect(tick('Security Cameras')).toHaveAccessibleDescription('1 specification: Lens.');
  server.set('readySet', { categories: [] });
  await user.click(add());
  expect(await screen.findByText('Added it.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Ready-made/)).not.toBeInTheDocument());
  expect(changesSent(server)).toEqual([
    ['POST /category/ready-set', { categories: ['Electronics', 'Security Cameras'] }],
  ]);
});

test('only the chosen categories are sent, and nothing without any', async () => {
  const { server, user } = open([electronics, cameras]);
  await offer();
  await user.click(tick('Electronics'));
  server.set('readySet', { categories: [electronics] });
  await user.click(add());
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Cameras/ })).toBeNull());
  expect(changesSent(server)).toEqual([
    ['POST /category/ready-set', { categories: ['Security Cameras'] }],
  ]);
  expect(tick('Electronics')).not.toBeChecked();
  expect(add()).toBeDisabled();
});

test('a category the shop does not have is ticked only where it has none at all', async () => {
  open([electronics, { ...cameras, ...isNew }]);
  await offer();
  expect(tick('Electronics')).toBeChecked();
  expect(tick('Security Cameras (new category)')).not.toBeChecked();
});

test('all are ticked in a shop without categories', async () => {
  open([
    { ...electronics, ...isNew },
    { ...cameras, ...isNew },
  ]);
  const boxes = (await offer()).getAllByRole('checkbox');
  for (const box of boxes) expect(box).toBeChecked();
  expect(boxes).toHaveLength(2);
});

test('a failure is said, and what was chosen stays', async () => {
  const { user } = open([electronics, cameras], { takeReadySet: cutConnection });
  const parts = await offer();
  await user.click(tick('Electronics'));
  await user.click(add());
  expect(await parts.findByRole('alert')).toHaveTextContent("Can't reach the shop.");
  expect(tick('Electronics')).not.toBeChecked();
  expect(tick('Security Cameras')).toBeChecked();
});

test('a shop that has it all sees no offer', async () => {
  const { server } = open([]);
  await screen.findByText('No categories yet');
  await waitFor(() =>
    expect(server.calls.map(({ path }) => path)).toContain('/category/ready-set'),
  );
  expect(screen.queryByText(/^Ready-made/)).not.toBeInTheDocument();
});
