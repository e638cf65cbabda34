import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { makeRouter } from './router';
import { turnPages } from './turn-pages';

interface ShopRouterProps {
  router: ReturnType<typeof makeRouter>;
  /** True while parts of the server's HTML are not hydrated yet. */
  isTakingOver: () => boolean;
}

/**
 * Shows the page of the router's address. React may need a while between reading the router's state and subscribing
 * to it, especially during hydration. The router buffers changes of that time for its first subscriber only, which is
 * another one. Reading the state a second time preserves a press of Back.
 */
export function ShopRouter({ router, isTakingOver }: ShopRouterProps) {
  const [first] = useState(router.state.location);
  const [turning] = useState(() => turnPages(router, isTakingOver));
  useEffect(() => {
    if (router.state.location !== first) void router.revalidate();
  }, [router, first]);
  return <RouterProvider router={turning} />;
}
