import { use } from 'react';
import { act, screen } from '@testing-library/react';
import type { RemoteModule } from '../../contract/remote-module';
import { forgetShops } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../../../host/src/testing/render-host';
import { RemotePage } from './remote-page';
import { RemoteSlot } from './remote-slot';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  forgetShops();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A component that suspends for as long as `waits` is set. */
function makeWaiting() {
  const state = { waits: true };
  const never = new Promise<never>(() => undefined);
  const Part = () => {
    if (state.waits) use(never);
    return <h1>Goods</h1>;
  };
  return { state, Part };
}

const moduleOf = (Part: () => React.ReactNode): RemoteModule => ({
  name: 'catalog',
  routes: [],
  pages: { home: async () => Part },
  slots: { headerSearch: async () => Part },
});

test('a page that waits for ever is failed by its name after 10 s, and Retry shows it', async () => {
  const { state, Part } = makeWaiting();
  const remotes = makeFakeRemotes(async () => moduleOf(Part));
  const failed = jest.fn();
  renderHost(<RemotePage remote="catalog" page="home" />, {
    remotes: { ...remotes, health: { ...remotes.health, failed } },
  });
  await wait(9999);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await wait(1);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the catalogue.');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(failed.mock.calls).toEqual([['catalog', 'render', '1']]);

  state.waits = false;
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await wait(0);
  expect(screen.getByRole('heading', { name: 'Goods' })).toBeInTheDocument();
});

test('so is a part of the layout, as that place shows it', async () => {
  const { Part } = makeWaiting();
  renderHost(
    <RemoteSlot
      slot="headerSearch"
      props={{ variant: 'desktop' }}
      place="inline"
      failed={() => <p>Search is unavailable.</p>}
    />,
    { remotes: makeFakeRemotes(async () => moduleOf(Part)) },
  );
  await wait(10_000);
  expect(screen.getByText('Search is unavailable.')).toBeInTheDocument();
});

test('a page that is shown stays, however long', async () => {
  renderHost(<RemotePage remote="catalog" page="home" />, {
    remotes: makeFakeRemotes(async () => moduleOf(() => <h1>Goods</h1>)),
  });
  await wait(0);
  await wait(60_000);
  expect(screen.getByRole('heading', { name: 'Goods' })).toBeInTheDocument();
});
