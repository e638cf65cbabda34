import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Toaster } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import type { RemoteModule, ShellState } from '@pasal/shared/shell';
import { GlobalStyle } from '@pasal/shared/theme';
import { makeTestStore } from './test-store';

interface StandAloneProps {
  remote: RemoteModule;
  state?: Partial<ShellState>;
  /** What stands above every page, such as a slot of the remote. */
  header?: ReactNode;
}

function routesOf(remote: RemoteModule, header: ReactNode) {
  const addresses = remote.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const frame = (
    <>
      <nav aria-label="Pages of the remote">
        {addresses.map((path) => (
          <Link key={path} to={path} style={{ marginInlineEnd: 16 }}>
            {path}
          </Link>
        ))}
      </nav>
      {header}
      <main>
        <Suspense fallback="Loading...">
          <Outlet />
        </Suspense>
      </main>
    </>
  );
  const pages = remote.routes.map(({ path, page }) => {
    const load = remote.pages[page];
    if (!load) throw new Error(`${remote.name} has no page ${page}`);
    const Page = lazy(async () => ({ default: await load() }));
    return { path, element: <Page /> };
  });
  return [
    { element: frame, children: [...pages, { path: '*', element: 'No page of this remote' }] },
  ];
}

/** A remote without the host, for its own start in development: store, router, toasts, styles. */
export function StandAlone({ remote, state, header }: StandAloneProps) {
  const [store] = useState(() => makeTestStore(state));
  const [router] = useState(() => createBrowserRouter(routesOf(remote, header)));
  return (
    <Provider store={store}>
      <GlobalStyle />
      <RouterProvider router={router} />
      <Toaster position="top-right" />
    </Provider>
  );
}
