import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { takeAnswers, type DocumentAnswer } from '@pasal/shared/api';
import { makeTestStore, type TestStore } from './test-store';

interface ServerOptions {
  store?: TestStore;
  /** The address asked for. */
  at?: string;
  /** The pattern the element answers. */
  route?: string;
  /** What the page's needs were answered, before it renders. */
  answers?: readonly DocumentAnswer[];
}

/**
 * The HTML and the styles a server would send of a page. For tests in Node's own surroundings,
 * where a page that reaches for `window`, `document` or storage while it renders throws.
 */
export function renderOnServer(ui: ReactElement, options: ServerOptions = {}) {
  const { store = makeTestStore(), at = '/', route = at, answers = [] } = options;
  takeAnswers(answers, store);
  const router = createMemoryRouter([{ path: route, element: ui }], { initialEntries: [at] });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Renders every page of a remote on a server; parameters of a route are filled with `1`. */
export async function renderPagesOnServer({
  routes,
  pages,
}: {
  routes: readonly { path: string; page: string }[];
  pages: Record<string, () => Promise<React.ComponentType>>;
}): Promise<Record<string, string>> {
  const rendered: Record<string, string> = {};
  for (const { path, page } of routes) {
    const Page = await pages[page]?.();
    if (!Page) throw new Error(`there is no page ${page}`);
    const at = path.replace(/:\w+/g, '1');
    rendered[page] = renderOnServer(<Page />, { at, route: path }).html;
  }
  return rendered;
}
