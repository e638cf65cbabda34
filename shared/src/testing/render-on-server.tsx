import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { baseApi, takeAnswers, type DocumentAnswer } from '@pasal/shared/api';
import { makeTestStore, type TestStore } from './test-store';

interface ServerOptions {
  store?: TestStore;
  /** The requested address. */
  at?: string;
  /** The route pattern of the element. */
  route?: string;
  /** The answers to the page's needs, before it renders. */
  answers?: readonly DocumentAnswer[];
}

/**
 * The HTML and the styles a server would send for a page. For tests in the environment of Node,
 * where a page that uses `window`, `document` or storage while it renders throws.
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
    // The timers of its answers would keep the process alive for a minute.
    store.dispatch(baseApi.util.resetApiState());
  }
}

interface Pages {
  routes: readonly { path: string; page: string }[];
  pages: Record<string, () => Promise<React.ComponentType>>;
}

/** Renders every page of a remote on a server; parameters of a route are filled with `1`. */
export async function renderPagesOnServer(remote: Pages): Promise<Record<string, string>> {
  const { routes, pages } = remote;
  const rendered: Record<string, string> = {};
  for (const { path, page } of routes) {
    const Page = await pages[page]?.();
    if (!Page) throw new Error(`there is no page ${page}`);
    const at = path.replace(/:\w+/g, '1');
    rendered[page] = renderOnServer(<Page />, { at, route: path }).html;
  }
  return rendered;
}

/** The tests of a remote's pages in the environment of Node, where the server renders them. */
export function testPagesOnServer(remote: Pages): void {
  test('every page renders on a server, without window, document or storage', async () => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(
      Array(3).fill('undefined'),
    );
    const pages = await renderPagesOnServer(remote);
    expect(Object.keys(pages)).toEqual(Object.keys(remote.pages));
    for (const html of Object.values(pages)) expect(html).toMatch(/^<\w/);
  });

  test('no page needs a style attribute, which its policy refuses', async () => {
    const pages = await renderPagesOnServer(remote);
    for (const html of Object.values(pages)) expect(html).not.toContain(' style=');
  });
}
