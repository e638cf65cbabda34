import { screen } from '@testing-library/react';
import type { RemoteModule } from '@pasal/platform/contract/remote-module';
import { forgetShops } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../testing/render-host';
import { RemotePage } from '@pasal/platform/browser/remotes/remote-page';

afterEach(forgetShops);

function Breaks(): never {
  throw new Error('broken');
}

const reload = () => screen.queryByRole('button', { name: 'Reload the page' });

test('a reload is offered once a Retry was in vain, and not before', async () => {
  const remotes = makeFakeRemotes((): Promise<RemoteModule> => Promise.reject(new Error('away')));
  const { user } = renderHost(<RemotePage remote="catalog" page="home" />, { remotes });
  await screen.findByRole('alert');
  expect(reload()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('a part that threw, and throws again, offers it as well', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const module = { name: 'catalog', routes: [], pages: { home: async () => Breaks }, slots: {} };
  const { user } = renderHost(<RemotePage remote="catalog" page="home" />, {
    remotes: makeFakeRemotes(async () => module),
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  complaint.mockClear();
});
