import { screen } from '@testing-library/react';
import { forgetShops } from '@pasal/shared/testing';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { makeFakeRemotes, renderHost } from '../../testing/render-host';
import { UnknownPage } from './unknown-page';

afterEach(forgetShops);

const fake = makeFakeRemotes(() => Promise.reject(new Error('away')));

const stayAway = () => Promise.reject(new Error('away'));

test('an address nobody owns is not found, while every remote is known', () => {
  renderHost(<UnknownPage />, { remotes: fake });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
});

test('while some are not known it may be theirs: it has failed, and Retry asks for them', async () => {
  const listeners = new Set<() => void>();
  let isAll = false;
  const learn = jest.fn(async () => {
    isAll = true;
    for (const listener of listeners) listener();
  });
  const remotes: Remotes = {
    ...fake,
    isAll: () => isAll,
    learn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { user } = renderHost(<UnknownPage />, { remotes });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load a part of this page.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(learn).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
});

test('one that was asked in vain offers the reload as well', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const remotes: Remotes = { ...fake, isAll: () => false, learn: stayAway };
  const { user } = renderHost(<UnknownPage />, { remotes });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  complaint.mockClear();
});
