import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '@pasal/shared/shell';
import { forgetShops } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../testing/render-host';
import { RemoteSlots } from './remote-slots';
import type { Remotes } from './remotes';

afterEach(forgetShops);

const linking = (name: string, Link: () => React.ReactNode): RemoteModule => ({
  name,
  routes: [],
  pages: {},
  slots: { headerLinks: async () => Link },
});

const BROKEN = new Error('broken');

function Broken(): never {
  throw BROKEN;
}

const modules: Record<string, RemoteModule> = {
  catalog: linking('catalog', () => <a href="/a">Offers</a>),
  checkout: linking('checkout', Broken),
};
const fake = makeFakeRemotes(async (name) => {
  const found = modules[name];
  if (!found) throw new Error('away');
  return found;
});
const remotes: Remotes = {
  ...fake,
  list: () => fake.list().map((remote) => ({ ...remote, slots: ['headerLinks'] })),
};

test('every remote adds its part; one that is away or breaks is missing, and harms no other', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderHost(
    <nav>
      <RemoteSlots slot="headerLinks" />
    </nav>,
    { remotes },
  );
  expect(await screen.findByRole('link', { name: 'Offers' })).toBeInTheDocument();
  await waitFor(() => expect(complaint).toHaveBeenCalled());
  expect(screen.getByRole('navigation')).toHaveTextContent(/^Offers$/);
  for (const said of complaint.mock.calls) expect(said).toContain(BROKEN);
  complaint.mockClear();
});

test('with no remote that fills it there is nothing', () => {
  renderHost(
    <nav>
      <RemoteSlots slot="headerLinks" />
    </nav>,
  );
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
});
