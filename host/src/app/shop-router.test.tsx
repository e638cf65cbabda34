import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { ShopRouter } from './shop-router';

test('an address that changes while React still renders the page before it is shown', async () => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <h1>All locks</h1> },
      { path: '/lock', element: <h1>One lock</h1> },
    ],
    { initialEntries: ['/lock'] },
  );
  // The router keeps a change for its first listener only; the shop's prefetch listens before its page does.
  router.subscribe(() => undefined);
  const before = router.state;
  await router.navigate('/list');
  let isHeard = false;
  const seen = Object.create(router, {
    state: { get: () => (isHeard ? router.state : before) },
    subscribe: {
      value(listener: Parameters<typeof router.subscribe>[0]) {
        isHeard = true;
        return router.subscribe(listener);
      },
    },
  }) as typeof router;

  render(<ShopRouter router={seen} />);
  expect(await screen.findByRole('heading', { name: 'All locks' })).toBeInTheDocument();
});
