import { screen, waitFor, within } from '@testing-library/react';
import { answerCalls, type CallAnswers, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { SearchWordsPage } from './search-words-page';

afterEach(forgetShops);

const camera = {
  id: 1,
  name: 'Camera',
  parent_id: null,
  category_id: 9,
  phrases: ['camera', 'क्यामेरा'],
  products: 3,
  version: 4,
};
const dome = {
  ...camera,
  id: 2,
  name: 'Dome camera',
  parent_id: 1,
  category_id: null,
  phrases: ['dome'],
  products: 1,
};
const hik = { id: 5, phrase: 'hik', finds: 'hikvision', version: 1 };
const best = { id: 6, phrase: 'best', finds: null, version: 2 };
const saved = { message: 'Product type saved successfully!', kind: dome };
const answers: CallAnswers = {
  currentUser: { user: me },
  searchWords: {
    kinds: [camera, dome],
    words: [best, hik],
    categories: [{ id: 9, name: 'Cameras' }],
  },
};

async function open(more: CallAnswers = {}) {
  const server = answerCalls({ ...answers, ...more });
  const { user } = openAsAdmin(<SearchWordsPage />, patterns.searchWords);
  await screen.findByRole('list', { name: 'Product types' });
  return { user, sent: () => changesSent(server) };
}

const kinds = () => within(screen.getByRole('list', { name: 'Product types' }));

test('kinds stand with their place, their products and what people say', async () => {
  const { user } = await open();
  expect(kinds().getByText('3 products · default in Cameras')).toBeInTheDocument();
  expect(kinds().getByText('1 product · part of Camera')).toBeInTheDocument();
  const phrases = screen.getByRole('list', { name: 'Phrases of Camera' });
  expect(within(phrases).getAllByRole('listitem')).toHaveLength(2);
  await user.type(screen.getByRole('searchbox', { name: 'Find a type or phrase' }), 'DOM');
  expect(kinds().queryByText('Camera')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find a type or phrase' }), 'x');
  expect(screen.getByText('No product types match.')).toBeInTheDocument();
});

test('a kind is saved with its phrases over the version that was seen', async () => {
  const { user, sent } = await open({ changeSearchKind: saved });
  await user.click(screen.getByRole('button', { name: 'Edit Dome camera' }));
  await user.type(screen.getByRole('textbox', { name: /^Phrases/ }), ', dome cam\nगोलो');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Part of' }), '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    [
      'PUT /search-words/kind/2',
      {
        name: 'Dome camera',
        parent_id: null,
        category_id: null,
        phrases: ['dome', 'dome cam', 'गोलो'],
        version: 4,
      },
    ],
  ]);
});

test('what is wrong with the phrases is said beside them, and they stay', async () => {
  const message = '"!!" has no letter or digit that can be searched for.';
  const details = [{ path: 'phrases', message }];
  const { user } = await open({ addSearchKind: refuseWith('VALIDATION', message, details) });
  await user.click(screen.getByRole('button', { name: 'Add product type' }));
  await user.type(screen.getByLabelText(/^Name/), 'Fan');
  const phrases = screen.getByRole('textbox', { name: /^Phrases/ });
  await user.type(phrases, 'fan, !!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(phrases).toHaveAccessibleDescription(new RegExp(message)));
  expect(phrases).toHaveValue('fan, !!');
});

test('a kind and a word are deleted after a question', async () => {
  const message = 'Gone.';
  const { user, sent } = await open({
    deleteSearchKind: { message },
    deleteSearchWord: { message },
  });
  for (const name of ['Camera', 'best']) {
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    const ask = within(screen.getByRole('dialog', { name: `Delete ${name}?` }));
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(sent().map(([call]) => call)).toEqual([
    'DELETE /search-words/kind/1',
    'DELETE /search-words/word/6',
  ]);
});

test('a word finds other words, or is left out', async () => {
  const word = { message: 'Word saved successfully!', word: hik };
  const { user, sent } = await open({ addSearchWord: word, changeSearchWord: word });
  await user.click(screen.getByRole('button', { name: 'Add word' }));
  await user.type(screen.getByLabelText(/^When shoppers type/), 'bahira');
  await user.type(screen.getByLabelText(/^Looks for/), 'outdoor');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit hik' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search' }), 'ignores it');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    ['POST /search-words/word', { phrase: 'bahira', finds: 'outdoor' }],
    ['PUT /search-words/word/5', { phrase: 'hik', finds: null, version: 1 }],
  ]);
});

test('what a search is taken for shows word by word, with what a shopper finds', async () => {
  const part = { kinds: [], finds: [], unknown: false, ignored: false };
  const { user } = await open({
    understandSearch: {
      read: 'best dome hik 4mp zz',
      parts: [
        { ...part, text: 'best', ignored: true },
        { ...part, text: 'dome', kinds: ['Dome camera'] },
        { ...part, text: 'hik', finds: ['hikvision'] },
        { ...part, text: '4mp' },
        { ...part, text: 'zz', unknown: true },
      ],
      products: [{ id: 1, slug: 'a', title: 'Dome A' }],
      total: 7,
    },
  });
  await user.type(
    screen.getByRole('searchbox', { name: 'Type what a shopper would' }),
    'best doem',
  );
  expect(await screen.findByText('Read as “best dome hik 4mp zz”')).toBeInTheDocument();
  const meanings = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(meanings).toEqual([
    'ignored',
    'type: Dome camera',
    'finds hikvision',
    'a word',
    'not found',
  ]);
  expect(screen.getByText('Shoppers find 7 products. The first 1:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dome A' })).toHaveAttribute('href', '/product/a');
});
