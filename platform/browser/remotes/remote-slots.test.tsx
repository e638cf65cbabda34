import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '../../contract/remote-module';
import { Link } from '@pasal/shared/routing';
import { forgetShops } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../../../host/src/testing/render-host';
import { RemoteSlots } from './remote-slots';
import type { Remotes } from './remotes';

afterEach(forgetShops);

const linking = (name: string, Part: () => React.ReactNode): RemoteModule => ({
  name,
  routes: [],
  pages: {},
  slots: { headerLinks: async () => Part },
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

test('a part that failed is tried again with the next page, and a list that was not whole is read', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValue(linking('catalog', () => <a href="/a">Offers</a>));
  const one = makeFakeRemotes(load);
  const learn = jest.fn(async () => undefined);
  const { user } = renderHost(
    <nav>
      <Link to="/next">Next</Link>
      <RemoteSlots slot="headerLinks" />
    </nav>,
    {
      route: '*',
      remotes: {
        ...one,
        isWhole: () => false,
        learn,
        list: () =>
          one
            .list()
            .flatMap((remote) =>
              remote.name === 'catalog' ? { ...remote, slots: ['headerLinks'] } : [],
            ),
      },
    },
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('link', { name: 'Offers' })).not.toBeInTheDocument();
  expect(learn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Offers' })).toBeInTheDocument();
  expect(learn).toHaveBeenCalledTimes(1);
});

test('with no remote that fills it there is nothing', () => {
  renderHost(
    <nav>
      <RemoteSlots slot="headerLinks" />
    </nav>,
  );
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
});
