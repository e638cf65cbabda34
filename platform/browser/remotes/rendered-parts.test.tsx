import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '../../contract/remote-module';
import { makeEarlyViews } from '../../../host/src/app/early-views';
import { makeFakeRemotes, WithStore } from '../../../host/src/testing/render-host';
import type { Part } from './load-part';
import { createErrorHandlers } from './page-errors';
import { awaitRendered, loadAhead } from './rendered-parts';
import { RemotePage } from './remote-page';
import type { Remotes } from './remotes';
import { RemotesContext } from './remotes-context';
import { partsOf } from './remote-parts';

const part: Part = { remote: 'catalog', kind: 'page', name: 'home' };
const Home = () => <p>Goods</p>;
/** The part in one place, or in several. */
const page = (remotes: Remotes, places: number) => (
  <WithStore>
    <RemotesContext value={remotes}>
      {Array.from({ length: places }, (_, place) => (
        <RemotePage key={place} remote="catalog" page="home" />
      ))}
    </RemotesContext>
  </WithStore>
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
function serverHtml(places: number): string {
  const remotes = remotesAfter(async () => undefined);
  partsOf(remotes).of(part).come(Home);
  return renderToString(page(remotes, places));
}

/** Takes over the server's page; `complaints` are what React could not. */
function takeOver(remotes: Remotes, places = 1) {
  const root = document.createElement('div');
  root.innerHTML = serverHtml(places);
  document.body.replaceChildren(root);
  const complaints: unknown[] = [];
  globalThis.reportError = (error) => complaints.push(error);
  const taken = awaitRendered(remotes, [part]);
  startTransition(() => {
    hydrateRoot(root, page(remotes, places), createErrorHandlers(remotes.health));
  });
  return { root, taken, complaints, made: root.firstElementChild };
}

// These tests examine what happens between two steps of React.
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
  const state = partsOf(remotes).of(part).read();
  const coming = state.name === 'rendered' ? state.coming : undefined;
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

test('a part that does not come says so, without a complaint or being asked for a second time', async () => {
  const asked = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const { taken, complaints } = takeOver(remotesAfter(asked));
  await taken;
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Goods')).not.toBeInTheDocument();
  expect(complaints).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  retry.click();
  expect(await screen.findByText('Goods')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the page of a part that fails late stays as the server made it until then', async () => {
  let fail: (reason: Error) => void = nothing;
  const remotes = remotesAfter(() => new Promise((_, reject) => (fail = reject)));
  const { taken, complaints, made } = takeOver(remotes);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Goods')).toBe(made);
  fail(new Error('away'));
  await taken;
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText('Goods')).not.toBeInTheDocument();
  expect(complaints).toEqual([]);
});

test('a part that stands in two places fails in both, and is tried again for both at once', async () => {
  const asked = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const { taken, complaints } = takeOver(remotesAfter(asked), 2);
  await taken;
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  expect(complaints).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  screen.getAllByRole('button', { name: 'Retry' })[1]?.click();
  await waitFor(() => expect(screen.getAllByText('Goods')).toHaveLength(2));
});

test('what the server has made of another version is dropped without a complaint, and the page made anew', async () => {
  const remotes = remotesAfter(async () => undefined);
  const find: Remotes['find'] = (name) => {
    const known = remotes.find(name);
    return known && { ...known, standsIn: true };
  };
  const { taken, complaints, made } = takeOver({ ...remotes, find });
  await taken;
  expect(made?.isConnected).toBe(false);
  expect(screen.getByText('Goods')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(complaints).toEqual([]);
});

/** The frame as the server makes it, taken over as the browser does. */
async function takeFrameOver(remotes: Remotes) {
  const root = document.createElement('div');
  const { views } = makeEarlyViews([]);
  root.innerHTML = renderToString(page({ ...remotesAfter(async () => undefined), views }, 1));
  document.body.replaceChildren(root);
  const complaints: unknown[] = [];
  globalThis.reportError = (error) => complaints.push(error);
  void partsOf(remotes).of(part).frame();
  startTransition(() => {
    hydrateRoot(root, page(remotes, 1), createErrorHandlers(remotes.health));
  });
  return complaints;
}

describe('a page only the browser makes, within the frame the server has made', () => {
  test('is loading at first, as the server said, even when it is there already', async () => {
    const remotes = remotesAfter(async () => undefined);
    partsOf(remotes).of(part).come(Home);
    const complaints = await takeFrameOver(remotes);
    expect(await screen.findByText('Goods')).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });

  test('comes when its code does', async () => {
    let come: () => void = nothing;
    const remotes = remotesAfter(() => new Promise<void>((resolve) => (come = resolve)));
    const complaints = await takeFrameOver(remotes);
    await waitFor(() => expect(come).not.toBe(nothing));
    expect(document.body).toHaveTextContent('Loading');
    come();
    expect(await screen.findByText('Goods')).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });

  test('that failed before it was taken over says so, and can be tried again', async () => {
    const asked = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    const remotes = remotesAfter(asked);
    await loadAhead(remotes, [part], 1000);
    const complaints = await takeFrameOver(remotes);
    (await screen.findByRole('button', { name: 'Retry' })).click();
    expect(await screen.findByText('Goods')).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });
});

test('a page that is not what the server made is complained of', async () => {
  const remotes = makeFakeRemotes(async () => ({
    name: 'catalog',
    routes: [],
    slots: {},
    pages: { home: async () => () => <p>Something else</p> },
  }));
  const { taken, complaints } = takeOver(remotes);
  await taken;
  expect(complaints).toEqual([expect.objectContaining({ message: expect.any(String) })]);
});

test('a page that shows nothing where the server showed something is being taken over when React complains', async () => {
  const remotes = makeFakeRemotes(async () => ({
    name: 'catalog',
    routes: [],
    slots: {},
    pages: { home: async () => () => null },
  }));
  const root = document.createElement('div');
  root.innerHTML = serverHtml(1);
  document.body.replaceChildren(root);
  const taken = awaitRendered(remotes, [part]);
  // It is in no stack of components: only this says whose it is.
  const charged: (readonly string[])[] = [];
  const onRecoverableError = () => void charged.push(partsOf(remotes).takenOver());
  startTransition(() => {
    hydrateRoot(root, page(remotes, 1), { onRecoverableError });
  });
  await taken;
  await waitFor(() => expect(charged).toEqual([['catalog']]));
});
