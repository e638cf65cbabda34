import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { makeRouter } from './router';

interface ShopRouterProps {
  router: ReturnType<typeof makeRouter>;
}

/**
 * Shows the page of the router's address. React may take a while between reading the router's state and
 * listening to it, above all where it takes over a page, and the router keeps what changes meanwhile for its
 * first listener only, which is another one: who presses Back then is not forgotten.
 */
export function ShopRouter({ router }: ShopRouterProps) {
  const [first] = useState(router.state.location);
  useEffect(() => {
    if (router.state.location !== first) void router.revalidate();
  }, [router, first]);
  return <RouterProvider router={router} />;
}
