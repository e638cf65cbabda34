import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { toast, Toaster } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { baseApi, takeAnswers, type DocumentAnswer } from '@pasal/shared/api';
import { showToastsIn, type ShellState } from '@pasal/shared/shell';
import { makeTestStore, type TestStore } from './test-store';

showToastsIn(toast);

interface Options {
  state?: Partial<ShellState>;
  /** The browser's address. */
  at?: string;
  /** The route pattern of the element; every other address shows `Elsewhere` and the address. */
  route?: string;
  /** The answers in the document. */
  answers?: readonly DocumentAnswer[];
}

const stores = new Set<TestStore>();

/** Renders a page or feature as the host would: store, router, toasts. */
export function renderShop(ui: ReactElement, options: Options = {}) {
  const { state, at = '/', route, answers = [] } = options;
  const store = makeTestStore(state);
  stores.add(store);
  takeAnswers(answers, store);
  const pattern = route ?? new URL(at, 'http://localhost').pathname;
  const router = createMemoryRouter(
    [
      { path: pattern, element: ui },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster />
    </Provider>,
  );
  const location = () => router.state.location.pathname + router.state.location.search;
  return { ...view, store, router, location, user: userEvent.setup() };
}

/** Removes cached answers and timers of every store made, and the toasts; run after each test. */
export function forgetShops(): void {
  for (const store of stores) store.dispatch(baseApi.util.resetApiState());
  stores.clear();
  toast.remove();
}
