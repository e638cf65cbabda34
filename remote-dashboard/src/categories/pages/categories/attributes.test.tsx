import { screen, waitFor, within } from '@testing-library/react';
import type { Attribute } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  refuseWith,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { choose, me, openAsAdmin } from '../../../testing/as-admin';
import { answerForms } from '../../../testing/form-answers';
import { CategoriesPage } from './categories-page';

beforeAll(answerForms);
afterEach(forgetShops);

const cameras = { id: 1, name: 'Cameras', products: 3, brands: [], children: [] };
const shape: Attribute = {
  key: 'shape',
  name: 'Shape',
  kind: 'choice',
  unit: null,
  choices: ['Dome'],
  filterable: true,
};
const answers: CallAnswers = {
  currentUser: { user: me },
  managedCategories: { categories: [cameras], brands: [] },
  categoryAttributes: { categories: [{ id: 1, name: 'Cameras', attributes: [shape] }] },
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Specifications of Cameras' }));

async function open(more: CallAnswers = {}) {
  const server = answerCalls({ ...answers, ...more });
  const shop = openAsAdmin(<CategoriesPage />, patterns.categories);
  await choose(shop, 'Cameras', 'Specifications');
  await screen.findByRole('dialog', { name: 'Specifications of Cameras' });
  const sent = () => server.calls.find(({ method }) => method === 'PUT');
  return { ...shop, sent };
}
const save = { name: 'Save' };
const WORDS = { name: /^Choices/ };

test('what a category asks is changed, added to and put into order, and saved together', async () => {
  const { user, sent } = await open({ changeCategoryAttributes: { message: 'Saved.' } });
  const words = await screen.findByRole('textbox', WORDS);
  expect(words).toHaveValue('Dome');
  await user.type(words, '{Enter}Bullet');
  await user.click(dialog().getByRole('button', { name: 'Add specification' }));
  const added = within(dialog().getAllByRole('listitem').at(-1) ?? document.body);
  await user.type(added.getByRole('textbox', { name: /^Name/ }), 'Resolution');
  await user.type(added.getByRole('textbox', { name: /^Unit/ }), 'MP');
  await user.click(dialog().getByRole('button', { name: 'Move Resolution up' }));
  await user.click(dialog().getByRole('button', save));
  await waitFor(() => expect(sent()?.path).toBe('/category/1/attributes'));
  expect(sent()?.body).toEqual({
    attributes: [
      {
        key: 'resolution',
        name: 'Resolution',
        kind: 'number',
        unit: 'MP',
        choices: [],
        filterable: true,
      },
      { ...shape, choices: ['Dome', 'Bullet'] },
    ],
    seen: [shape],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const message = 'One of these choices appears twice.';
  const path = 'attributes.0.choices';
  const { user } = await open({
    changeCategoryAttributes: refuseWith('VALIDATION', message, [{ path, message }]),
  });
  await user.type(await screen.findByRole('textbox', WORDS), '{Enter}Dome');
  await user.click(dialog().getByRole('button', save));
  expect(
    await screen.findByRole('textbox', { ...WORDS, description: /appears twice/ }),
  ).toHaveValue('Dome\nDome');
});

test('facts that cannot be read say so, and are asked for again', async () => {
  const { user } = await open({ categoryAttributes: failWith(500, {}) });
  expect(await screen.findByText('Failed to load the specifications.')).toBeInTheDocument();
  answerCalls(answers);
  await user.click(dialog().getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('textbox', WORDS)).toBeVisible();
});
