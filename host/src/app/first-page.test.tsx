import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '@pasal/shared/shell';
import { makeFirstState } from '../store/first-state';
import { makeStore } from '../store/make-store';
import { openBrowserStorage } from '../store/careful-storage';
import { makeFakeRemotes } from '../testing/render-host';
import { showFirst } from './first-page';
import { makeRouter } from './router';

const checkout: RemoteModule = {
  name: 'checkout',
  routes: [],
  slots: {},
  pages: { cart: async () => () => <p>Nothing in the cart</p> },
};

const nothing = () => undefined;

/** The shop at the cart's address. The remotes' modules wait for `come`; `made` is the server's HTML. */
function openCart(come: Promise<unknown>, made = '') {
  window.history.replaceState(null, '', '/cart');
  const fake = makeFakeRemotes(async (name) => {
    if (name !== 'checkout') throw new Error('away');
    await come;
    return checkout;
  });
  const list = fake.list().map((remote) => ({
    ...remote,
    routes: remote.name === 'checkout' ? [{ path: '/cart', page: 'cart', needs: [] }] : [],
  }));
  const remotes = { ...fake, list: () => list };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = made;
  const { store } = makeStore({ token: null, openStorage: openBrowserStorage });
  const router = makeRouter(remotes);
  const shop = { store, remotes, router, shopName: 'Pasal', first: makeFirstState() };
  return { root, shown: showFirst(root, shop) };
}

// These tests check the screen between two steps of React.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
});

test('a page whose scripts are there is shown with the shop around it, and never as loading', async () => {
  const { root } = openCart(Promise.resolve());
  const first = await new Promise<string | null>((found) => {
    new MutationObserver(() => found(root.textContent)).observe(root, {
      childList: true,
      subtree: true,
    });
  });
  expect(first).toContain('Nothing in the cart');
  expect(first).not.toContain('Loading');
});

test('a page that takes longer has the shop around its place meanwhile', async () => {
  let come: (value?: unknown) => void = nothing;
  const { shown } = openCart(new Promise((resolve) => (come = resolve)));
  await shown;
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Loading'));
  come();
  expect(await screen.findByText('Nothing in the cart')).toBeInTheDocument();
});

test('a page of the server that is not taken over goes, and what the head says of it', async () => {
  document.head.innerHTML = `<title>Dome Camera</title>
    <meta name="description" content="Sees at night.">
    <meta property="og:title" content="Dome Camera">
    <link rel="canonical" href="https://pasal.example/product/dome">
    <link rel="icon" href="/icon.svg">`;
  const { shown } = openCart(Promise.resolve(), '<h1>Dome Camera</h1>');
  await shown;
  expect(await screen.findByText('Nothing in the cart')).toBeInTheDocument();
  expect(screen.queryByText('Dome Camera')).toBeNull();
  expect(document.head.querySelector('[rel=icon]')).not.toBeNull();
  expect(document.head.querySelector('title, [name], [property], [rel=canonical]')).toBeNull();
  document.head.replaceChildren();
});
