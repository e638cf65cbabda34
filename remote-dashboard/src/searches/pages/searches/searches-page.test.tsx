import { screen, within } from '@testing-library/react';
import type { SearchedTerm } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me, openAsAdmin } from '../../../testing/as-admin';
import { SearchesPage } from './searches-page';

afterEach(forgetShops);

const dome: SearchedTerm = {
  term: 'dome camera',
  visitors: 12,
  nothing: 0,
  clicks: 7,
  products: [{ id: 4, title: 'Hikvision Dome', clicks: 5 }],
};
const fridge: SearchedTerm = { term: 'frij', visitors: 5, nothing: 5, clicks: 0, products: [] };

function show(terms: SearchedTerm[], search = '') {
  const server = answerCalls({
    currentUser: { user: me },
    searchedTerms: { terms, total: terms.length },
  });
  return { server, ...openAsAdmin(<SearchesPage />, `${patterns.searches}${search}`) };
}
const queryOf = (server: ReturnType<typeof answerCalls>) =>
  Object.fromEntries(
    server.calls.findLast(({ path }) => path === '/searched-term')?.query ?? new URLSearchParams(),
  );

test('what was searched for, what found nothing and what was opened', async () => {
  const { server } = show([dome, fridge]);
  const row = within(await screen.findByRole('row', { name: /dome camera/ }));
  expect(row.getByRole('link', { name: 'dome camera' })).toHaveAttribute(
    'href',
    '/search?q=dome+camera',
  );
  expect(row.getByRole('link', { name: 'Hikvision Dome' })).toHaveAttribute(
    'href',
    '/dashboard/edit-product/4',
  );
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['12', '0', '7', 'Hikvision Dome (5)']),
  );
  expect(queryOf(server)).toMatchObject({ days: '30', nothing: 'false', page: '1' });
});

test('the list is narrowed to a period and to what found nothing, in the address', async () => {
  const { server, user, location } = show([fridge], '?page=3');
  await screen.findByRole('row', { name: /frij/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 90 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Found nothing');
  expect(location()).toBe(`${patterns.searches}?days=90&nothing=true`);
  expect(await screen.findByRole('link', { name: 'search words' })).toHaveAttribute(
    'href',
    patterns.searchWords,
  );
  expect(queryOf(server)).toMatchObject({ days: '90', nothing: 'true', page: '1' });
});

test('an empty list says why; a failure can be tried again', async () => {
  const { server, user } = show([]);
  expect(await screen.findByText('No searches yet')).toBeInTheDocument();
  server.set('searchedTerms', failWith(500, {}));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  expect(await screen.findByText('Failed to load the searches.')).toBeInTheDocument();
});
