import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import type { RemoteModule } from '@pasal/shared/shell';
import { makeFakeRemotes } from '../testing/render-host';
import type { Part } from './load-part';
import { awaitRendered } from './rendered-parts';
import { RemotePage } from './remote-page';
import type { Remotes } from './remotes';
import { RemotesContext } from './remotes-context';
import { partsOf } from './remote-parts';

const part: Part = { remote: 'catalog', kind: 'page', name: 'home' };
const Home = () => <p>Goods</p>;
const page = (remotes: Remotes) => (
  <RemotesContext value={remotes}>
    <RemotePage remote="catalog" page="home" />
  </RemotesContext>
);

/** Remotes whose page comes once `whenAsked` settles. */
function remotesAfter(whenAsked: () => Promise<void>): Remotes {
  const module: RemoteModule = {
    name: 'catalog',
    routes: [],
    slots: {},
    pages: { home: () => whenAsked().then(() => Home) },
  };
  return makeFakeRemotes(async () => module);
}

/** The page as a server makes it, where every part is there from the start. */
function serverHtml(): string {
  const remotes = remotesAfter(async () => undefined);
  partsOf(remotes).loaded.set('catalog/page home', Home);
  return renderToString(page(remotes));
}

/** Takes over the server's page; `complaints` are what React could not. */
function takeOver(remotes: Remotes) {
  const root = document.createElement('div');
  root.innerHTML = serverHtml();
  document.body.replaceChildren(root);
  const complaints: unknown[] = [];
  const taken = awaitRendered(remotes, [part]);
  startTransition(() => {
    hydrateRoot(root, page(remotes), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return { root, taken, complaints, made: root.firstElementChild };
}

// What happens between two steps of React is what is tested.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const nothing = () => undefined;

test('the page stays as the server made it until its part is there, and is taken over then', async () => {
  let come: () => void = nothing;
  const remotes = remotesAfter(() => new Promise<void>((resolve) => (come = resolve)));
  const { taken, complaints, made } = takeOver(remotes);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Goods')).toBe(made);
  come();
  await taken;
  expect(screen.getByText('Goods')).toBe(made);
  expect(complaints).toEqual([]);
});

test('a part that comes at the very moment React begins to wait for it is taken over as it is', async () => {
  let come: () => void = nothing;
  const remotes = remotesAfter(() => new Promise<void>((resolve) => (come = resolve)));
  const { taken, complaints, made } = takeOver(remotes);
  const { coming } = partsOf(remotes).awaited.get('catalog/page home') ?? {};
  const then = coming?.then.bind(coming);
  if (!coming || !then) throw new Error('nothing is waited for');
  jest.spyOn(coming, 'then').mockImplementation((...whenThere) => {
    come();
    return then(...whenThere);
  });
  await taken;
  expect(complaints).toEqual([]);
  expect(screen.getByText('Goods')).toBe(made);
});

test('a part that does not come says so, without being asked for a second time', async () => {
  const asked = jest.fn(() => Promise.reject(new Error('away')));
  const { taken } = takeOver(remotesAfter(asked));
  await taken;
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});
