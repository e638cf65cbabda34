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
  // The router stores a change for its first listener only, and the shop's prefetch listens before its page
  // does.
  router.subscribe(() => undefined);
  const before = router.state;
  await router.navigate('/list');
  let isSubscribed = false;
  const seen = Object.create(router, {
    state: { get: () => (isSubscribed ? router.state : before) },
    subscribe: {
      value(listener: Parameters<typeof router.subscribe>[0]) {
        isSubscribed = true;
        return router.subscribe(listener);
      },
    },
  }) as typeof router;

  render(<ShopRouter router={seen} isTakingOver={() => false} />);
  expect(await screen.findByRole('heading', { name: 'All locks' })).toBeInTheDocument();
});
