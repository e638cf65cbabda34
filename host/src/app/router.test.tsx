import type { KnownRemote } from '@pasal/platform/browser/remotes/discovery';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { makeFakeRemotes } from '../testing/render-host';
import { makeRouter } from './router';

const fake = makeFakeRemotes(() => Promise.reject(new Error('away')));
const [catalog, checkout, dashboard] = fake.list();

function withPage(remote: KnownRemote | undefined, path: string): KnownRemote {
  if (!remote) throw new Error('there is no such remote');
  return { ...remote, routes: [{ path, page: 'page', needs: [], render: 'server' }] };
}

const first = withPage(catalog, '/product/:slug');
const later = withPage(dashboard, '/dashboard/:part');

function open(list: () => KnownRemote[]) {
  const ensureList = jest.fn(async () => [first, later]);
  const remotes: Remotes = { ...fake, list, ensureList, isAll: () => false };
  return { router: makeRouter(remotes), ensureList };
}

test('the list of remotes is asked for where no known one has the page, and nowhere else', async () => {
  const { router, ensureList } = open(() => [first]);
  await router.navigate('/product/a-lock');
  expect(router.state.matches.at(-1)?.params).toEqual({ slug: 'a-lock' });
  expect(ensureList).not.toHaveBeenCalled();
  await router.navigate('/dashboard/orders');
  expect(ensureList).toHaveBeenCalled();
  expect(router.state.matches.at(-1)?.params).toEqual({ part: 'orders' });
});

test('a remote that was learned meanwhile has its pages', async () => {
  const list = [first];
  const { router, ensureList } = open(() => list);
  list.push(withPage(checkout, '/order/:number'));
  await router.navigate('/order/7');
  expect(router.state.matches.at(-1)?.params).toEqual({ number: '7' });
  expect(ensureList).not.toHaveBeenCalled();
});

test('an address of no known remote is asked of the server, while the list is not whole', async () => {
  // jsdom cannot navigate, and logs an error.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = open(() => [first]);
  await router.navigate('/being-built');
  expect(String(said.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
  said.mockRestore();
});
