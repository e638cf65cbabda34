import { screen } from '@testing-library/react';
import type { RemoteModule } from '../../contract/remote-module';
import { forgetShops } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../../../host/src/testing/render-host';
import { RemoteSlot } from './remote-slot';
import type { Remotes } from './remotes';

afterEach(forgetShops);

const Search = () => <p>Search box</p>;
const finder: RemoteModule = {
  name: 'checkout',
  routes: [],
  pages: {},
  slots: { headerSearch: async () => Search },
};
const fake = makeFakeRemotes(async (name) => {
  if (name !== 'checkout') throw new Error('away');
  return finder;
});
const slot = (
  <RemoteSlot
    slot="headerSearch"
    props={{ variant: 'desktop' }}
    place="inline"
    failed={(retry) => <button onClick={retry}>Try again</button>}
  />
);

test('a slot is filled by the remote that declares it, whichever that is', async () => {
  const remotes: Remotes = { ...fake, fillerOf: () => fake.find('checkout') };
  renderHost(slot, { remotes });
  expect(await screen.findByText('Search box')).toBeInTheDocument();
});

test('a slot no known remote declares has failed, and Retry asks for more remotes', async () => {
  const listeners = new Set<() => void>();
  let filler: ReturnType<Remotes['find']>;
  const remotes: Remotes = {
    ...fake,
    fillerOf: () => filler,
    async learn() {
      filler = fake.find('checkout');
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { user } = renderHost(slot, { remotes });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Search box')).toBeInTheDocument();
});
