import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { toast, Toaster } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { showToastsIn, type ShellState } from '@pasal/shared/shell';
import { type RemoteModule } from '@pasal/platform/contract/remote-module';
import { GlobalStyle } from '@pasal/shared/theme';
import { makeTestStore } from './test-store';

showToastsIn(toast);

interface StandAloneProps {
  remote: RemoteModule;
  state?: Partial<ShellState>;
  /** Shown above every page, such as a slot of the remote. */
  header?: ReactNode;
  /** Replaces the frame around every page, and renders the page by an `Outlet`. */
  frame?: ComponentType;
}

function routesOf({ remote, header, frame: Frame }: StandAloneProps) {
  const addresses = remote.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const plainFrame = (
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
  const element = Frame ? (
    <Suspense fallback="Loading...">
      <Frame />
    </Suspense>
  ) : (
    plainFrame
  );
  const pages = remote.routes.map(({ path, page }) => {
    const load = remote.pages[page];
    if (!load) throw new Error(`${remote.name} has no page ${page}`);
    const Page = lazy(async () => ({ default: await load() }));
    return { path, element: <Page /> };
  });
  return [{ element, children: [...pages, { path: '*', element: 'No page of this remote' }] }];
}

/** A remote without the host, for its own start in development: store, router, toasts, styles. */
export function StandAlone(props: StandAloneProps) {
  const [store] = useState(() => makeTestStore(props.state));
  const [router] = useState(() => createBrowserRouter(routesOf(props)));
  return (
    <Provider store={store}>
      <GlobalStyle />
      <RouterProvider router={router} />
      <Toaster position="top-right" />
    </Provider>
  );
}
