import type { Need } from '@pasal/shared/contracts';
import type { PageNeed, RemoteDescription } from '@pasal/shared/shell';

const describe = (...needs: PageNeed[]) =>
  ({
    name: 'offers',
    title: 'the offers',
    routes: [{ path: '/offers', page: 'offers', needs }],
    slots: [],
  }) as const satisfies RemoteDescription;

test('a need names a call that every visitor may read, and parameters it has', () => {
  const needs: readonly Need[] = describe(
    { call: 'siteSettings' },
    { call: 'publicProducts', query: { limit: { value: 8 } } },
    { call: 'productBySlug', params: { slug: { path: 'slug' } } },
    { call: '/x/offers/summary/:slug', params: { slug: { path: 'slug' } } },
  ).routes[0].needs;
  expect(needs.map(({ call }) => call)).toEqual([
    'siteSettings',
    'publicProducts',
    'productBySlug',
    '/x/offers/summary/:slug',
  ]);
});

test('a page of the dashboard names what staff read', () => {
  const description = {
    name: 'offers',
    title: 'the offers',
    routes: [
      {
        path: '/dashboard/offers',
        page: 'offers',
        layout: 'dashboard',
        needs: [{ call: 'staffProducts', query: { page: { search: 'page', or: 1 } } }],
      },
    ],
    slots: [],
  } as const satisfies RemoteDescription;
  expect(description.routes[0].needs.map(({ call }) => call)).toEqual(['staffProducts']);
});

test('the compiler refuses any other', () => {
  const refused = [
    // @ts-expect-error -- no call has this name
    describe({ call: 'publicProduct' }),
    // @ts-expect-error -- a visitor may not read it
    describe({ call: 'staffProducts' }),
    // @ts-expect-error -- it is asked with a body
    describe({ call: 'quoteCart' }),
    // @ts-expect-error -- the call has no parameter of this name
    describe({ call: 'publicProducts', query: { limt: { value: 8 } } }),
    // @ts-expect-error -- its address has no parameter of this name
    describe({ call: 'productBySlug', params: { id: { path: 'id' } } }),
    // @ts-expect-error -- the call takes no query
    describe({ call: 'siteSettings', query: { limit: { value: 8 } } }),
  ];
  expect(refused).toHaveLength(6);
});
