import { screen, waitFor, within } from '@testing-library/react';
import type { Attribute } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  makeUser,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answerForms } from '../../../testing/form-answers';
import { CategoriesPage } from './categories-page';

beforeAll(answerForms);
afterEach(forgetShops);

const me = makeUser({ role: 'admin' });
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

const dialog = () => within(screen.getByRole('dialog', { name: 'Facts of Cameras' }));

async function open(more: CallAnswers = {}) {
  const server = answerCalls({ ...answers, ...more });
  const shop = renderShop(<CategoriesPage />, { at: patterns.categories, state: signedIn(me) });
  const { user } = shop;
  await user.click(await screen.findByRole('button', { name: 'Actions for Cameras' }));
  await user.click(screen.getByRole('menuitem', { name: 'Facts' }));
  await screen.findByRole('dialog', { name: 'Facts of Cameras' });
  const sent = () => server.calls.find(({ method }) => method === 'PUT');
  return { ...shop, sent };
}
const save = { name: 'Save' };
const WORDS = { name: /^Words to choose from/ };

test('what a category asks is changed, added to and put into order, and saved together', async () => {
  const { user, sent } = await open({ changeCategoryAttributes: { message: 'Saved.' } });
  const words = await screen.findByRole('textbox', WORDS);
  expect(words).toHaveValue('Dome');
  await user.type(words, '{Enter}Bullet');
  await user.click(dialog().getByRole('button', { name: 'Add fact' }));
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
  const message = 'One of these words stands twice.';
  const path = 'attributes.0.choices';
  const { user } = await open({
    changeCategoryAttributes: refuseWith('VALIDATION', message, [{ path, message }]),
  });
  await user.type(await screen.findByRole('textbox', WORDS), '{Enter}Dome');
  await user.click(dialog().getByRole('button', save));
  expect(await screen.findByRole('textbox', { ...WORDS, description: /stands twice/ })).toHaveValue(
    'Dome\nDome',
  );
});

test('facts that cannot be read say so, and are asked for again', async () => {
  const { user } = await open({ categoryAttributes: failWith(500, {}) });
  expect(await screen.findByText('Failed to load the facts.')).toBeInTheDocument();
  answerCalls(answers);
  await user.click(dialog().getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('textbox', WORDS)).toBeVisible();
});
