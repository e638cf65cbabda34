/** @jest-environment node */
import { matchRoutes } from 'react-router-dom';
import { makeFakeRemotes } from '../testing/render-host';
import { makePageRouters } from './page-router';
import { makeRoutes } from './router';

const fake = makeFakeRemotes(() => Promise.reject(new Error('away')));
const route = (path: string, page: string) => ({
  path,
  page,
  needs: [],
  render: 'server' as const,
});
const paths: Record<string, string[]> = {
  catalog: ['/', '/product/:slug', '/product/new'],
  checkout: ['/:word/there', '/Cart'],
};
const list = fake.list().map((remote) => ({
  ...remote,
  routes: (paths[remote.name] ?? []).map((path) => route(path, path)),
}));
const remotes = { ...fake, list: () => list };

test.each([
  '/',
  '/?page=2',
  '/product/a-lock',
  '/product/new',
  '/product/a%2Fb',
  '/%70roduct/new',
  '/PRODUCT/new/',
  '/cart',
  '/what/there',
  '/contact',
  '/contact/us',
  '/-',
])('%s is the page it is in a browser', (address) => {
  const { pathname } = new URL(address, 'http://shop.test');
  const { state } = makePageRouters(remotes)(address);
  const wanted = matchRoutes(makeRoutes(list), address)?.map(({ params, route: { path } }) => [
    path,
    params,
  ]);
  expect(state.matches.map(({ params, route: { path } }) => [path, params])).toEqual(wanted);
  expect(`${state.location.pathname}${state.location.search}`).toBe(address);
  expect(state.location.pathname).toBe(pathname);
});

test('a page leaves the routers of others as they are', () => {
  const routerOf = makePageRouters(remotes);
  const one = routerOf('/product/one');
  routerOf('/cart');
  expect(one.state.location.pathname).toBe('/product/one');
});
