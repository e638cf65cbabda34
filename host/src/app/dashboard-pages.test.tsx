import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, Outlet } from '@pasal/shared/routing';
import type { RemoteModule } from '@pasal/shared/shell';
import { answerCalls, forgetShops, makeTestStore, makeUser } from '@pasal/shared/testing';
import type { KnownRemote } from '@pasal/platform/browser/remotes/discovery';
import { RemotesContext } from '@pasal/platform/browser/remotes/remotes-context';
import { makeFakeRemotes } from '../testing/render-host';
import { makeRoutes } from './router';

beforeEach(() => {
  Object.assign(window, { scrollTo: () => undefined });
  answerCalls({});
});
afterEach(forgetShops);

const sidebar = {
  label: 'Offers',
  icon: 'tag',
  group: 'administration',
  order: 75,
  for: 'admin',
} as const;
const layout = 'dashboard' as const;

const modules: Record<string, RemoteModule> = {
  dashboard: {
    name: 'dashboard',
    routes: [{ path: '/dashboard', page: 'overview', layout }],
    pages: { overview: async () => () => <h1>Overview</h1> },
    slots: {
      dashboardFrame:
        async () =>
        ({ routes }) => (
          <>
            <nav>
              {routes.map(
                ({ path, sidebar: entry }) =>
                  entry && (
                    <Link key={path} to={path}>
                      {entry.label}
                    </Link>
                  ),
              )}
            </nav>
            <Outlet />
          </>
        ),
    },
  },
  offers: {
    name: 'offers',
    routes: [
      { path: '/dashboard/offers', page: 'offers', layout, sidebar },
      { path: '/dashboard/offers/:id', page: 'offer', layout },
    ],
    pages: { offers: async () => () => <h1>All offers</h1> },
    slots: {},
  },
};

const token = `x.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.x`;

/** The shop's own routes with these remotes, at an address; an unavailable remote can return. */
function openShop(at: string, names: readonly string[], away = new Set<string>()) {
  const asked: string[] = [];
  const fake = makeFakeRemotes(async (name) => {
    asked.push(name);
    const module = modules[name];
    if (!module || away.has(name)) throw new Error(`${name} is away`);
    return module;
  });
  const [like] = fake.list() as [KnownRemote];
  const list = names.map((name) => {
    const { routes = [], slots = {} } = modules[name] ?? {};
    return { ...like, name, title: `the ${name}`, routes, slots: Object.keys(slots) };
  });
  const remotes = {
    ...fake,
    list: () => list,
    find: (name: string) => list.find((remote) => remote.name === name),
    fillerOf: (slot: string) => list.find(({ slots }) => slots.includes(slot)),
  };
  const auth = { isAuthenticated: true, user: makeUser({ role: 'admin' }), token };
  const router = createMemoryRouter(makeRoutes(list), { initialEntries: [at] });
  render(
    <Provider store={makeTestStore({ auth })}>
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>
    </Provider>,
  );
  return { ...userEvent.setup(), asked };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an entry another remote brings is drawn without its code, and leads to its page in the frame', async () => {
  const { click, asked } = openShop('/dashboard', ['dashboard', 'offers']);
  await heading('Overview');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Offers']);
  expect(asked).not.toContain('offers');
  await click(screen.getByRole('link', { name: 'Offers' }));
  await heading('All offers');
  expect(screen.getByRole('link', { name: 'Offers' })).toBeInTheDocument();
});

test('without that remote there is neither entry nor word of it', async () => {
  openShop('/dashboard', ['dashboard']);
  await heading('Overview');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where that remote is away, its place says so; the frame and Retry work', async () => {
  const away = new Set(['offers']);
  const { click } = openShop('/dashboard/offers', ['dashboard', 'offers'], away);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the offers.');
  expect(screen.getByRole('link', { name: 'Offers' })).toBeInTheDocument();
  away.clear();
  await click(screen.getByRole('button', { name: 'Retry' }));
  await heading('All offers');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where the dashboard is away, the page of another remote stands below the words that say so', async () => {
  const away = new Set(['dashboard']);
  const { click } = openShop('/dashboard/offers', ['dashboard', 'offers'], away);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the dashboard.');
  await heading('All offers');
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeInTheDocument();
  away.clear();
  await click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Offers' })).toBeInTheDocument();
  await heading('All offers');
});

test('a page of the dashboard itself is named once where the dashboard is away', async () => {
  openShop('/dashboard', ['dashboard', 'offers'], new Set(['dashboard']));
  await screen.findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
