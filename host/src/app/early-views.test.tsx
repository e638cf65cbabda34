import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RemoteModule } from '@pasal/shared/shell';
import { replayEarly } from '@pasal/platform/browser/early/replay';
import { keepEarly } from '@pasal/platform/browser/early/keep-early';
import { RemotePage } from '@pasal/platform/browser/remotes/remote-page';
import { partsOf } from '@pasal/platform/browser/remotes/remote-parts';
import { RemotesContext } from '@pasal/platform/browser/remotes/remotes-context';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { makeFakeRemotes, WithStore } from '../testing/render-host';
import { makeEarlyViews } from './early-views';

const nothing = () => undefined;
const pressed = jest.fn();
const checkout: RemoteModule = {
  name: 'checkout',
  routes: [],
  slots: {},
  pages: { cart: async () => () => <button onClick={pressed}>Remove Dome Camera</button> },
};
const early = makeEarlyViews([
  {
    name: 'checkout',
    module: {
      ...checkout,
      early: {
        cart: {
          Component: () => <template>Dome Camera</template>,
          show: `place => { place.innerHTML = "<button>Remove " + place.querySelector("template").innerHTML + "</button>"; }`,
        },
      },
    },
  },
  { name: 'catalog', module: null },
]);

const pageOf = (remotes: Remotes) => (
  <WithStore>
    <RemotesContext value={remotes}>
      <main>
        <RemotePage remote="checkout" page="cart" />
      </main>
    </RemotesContext>
  </WithStore>
);

let root: Root | undefined;
let complaints: unknown[];

/** The document from the server, after its script has run, while React is about to hydrate it. */
function openDocument(come: Promise<RemoteModule>) {
  const remotes = makeFakeRemotes(() => come);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(pageOf({ ...remotes, views: early.views }));
  new Function(early.scriptOf('checkout cart'))();
  keepEarly(window);
  complaints = [];
  const shown = partsOf(remotes).of({ remote: 'checkout', kind: 'page', name: 'cart' }).frame();
  const takeOver = () =>
    act(async () => {
      root = hydrateRoot(element, pageOf(remotes), {
        onRecoverableError: (error) => complaints.push(error),
      });
    });
  return { shown, takeOver };
}

afterEach(async () => {
  await act(async () => root?.unmount());
  window.pasalEarly?.stop();
  document.body.replaceChildren();
});

const button = () => screen.getByRole('button', { name: 'Remove Dome Camera' });

test('what the document shows stays until the page comes, which keeps the focus and does what was pressed', async () => {
  let come: (module: RemoteModule) => void = nothing;
  const { shown, takeOver } = openDocument(new Promise((resolve) => (come = resolve)));
  const made = button();
  made.click();
  made.focus();
  await takeOver();
  expect(button()).toBe(made);
  await act(async () => come(checkout));
  await shown;
  expect(made).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await replayEarly(window.pasalEarly);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(complaints).toEqual([]);
});

test('a page that does not come is named in its place, and loads there when it is tried again', async () => {
  let fail: (error: Error) => void = nothing;
  const { shown, takeOver } = openDocument(new Promise((_, reject) => (fail = reject)));
  await takeOver();
  await act(async () => fail(new Error('away')));
  await shown;
  expect(await screen.findByText('We could not load the checkout.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Dome Camera' })).toBeNull();
  expect(complaints).toEqual([]);
});

describe('the script of a document', () => {
  test('is that of the page in it', () => {
    expect(early.scriptOf('checkout checkout')).toBe('');
    expect(early.scriptOf(undefined)).toBe('');
  });

  test('goes on when a view throws, and ends with its element alone', () => {
    const show = '() => { throw new Error("</script>"); }';
    const broken = makeEarlyViews([
      {
        name: 'checkout',
        module: { ...checkout, early: { cart: { Component: () => null, show } } },
      },
    ]);
    const script = broken.scriptOf('checkout cart');
    expect(script).not.toContain('</');
    expect(() => new Function(script)()).not.toThrow();
  });
});
