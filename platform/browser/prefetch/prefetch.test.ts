import { waitFor } from '@testing-library/react';
import type { TObject } from '@sinclair/typebox';
import { injectEndpoints, queryOf } from '@pasal/shared/api';
import type { Call } from '@pasal/shared/contracts/calls';
import { answerAddresses, failWith } from '@pasal/shared/testing';
import type { KnownRemote } from '../remotes/discovery';
import { makeStore } from '../../../host/src/store/make-store';
import { askServerOf } from '../../../host/src/app/ask-server';
import { makePrefetch } from './prefetch';

interface ThingsShape {
  summary: string;
  access: 'public';
  query: TObject;
  response: TObject;
}
const things: Call<ThingsShape> = { name: 'things', method: 'GET', path: '/thing' };
injectEndpoints({ endpoints: (build) => ({ others: queryOf(build, things) }) });

const remote: KnownRemote = {
  name: 'offers',
  title: 'the offers',
  entry: '/remotes/offers/1/entry.js',
  integrity: 'sha384-x',
  version: '1',
  slots: [],
  rendered: false,
  routes: [
    {
      path: '/offer/:name',
      page: 'offer',
      needs: [
        { call: 'things', query: { name: { path: 'name' }, page: { search: 'page', or: 1 } } },
        { call: 'things', query: { of: { answer: 0, at: 'kind' } } },
        { call: 'unheardOf' },
      ],
    },
    {
      path: '/sold/:name',
      page: 'sold',
      needs: [{ call: 'things', query: { sold: { path: 'name' } } }],
    },
    { path: '/heavy', page: 'heavy' },
    { path: '/dashboard/offers', page: 'staff', layout: 'dashboard' },
  ],
  prefetch: {
    shapes: { things: { query: { properties: { page: { type: 'integer' } } } } },
  },
};

const files = {
  start: { files: ['entry.js', 'remote.js'], bytes: 15_000 },
  pages: {
    offer: { files: ['offer.js'], bytes: 20_000 },
    heavy: { files: ['heavy.js'], bytes: 105_000 },
  },
};
const FILES = 'GET /remotes/offers/1/page-files.json';

const FAST = { effectiveType: '4g' };
const browser = { connection: FAST as object | undefined };

const openStorage = () => {
  throw new Error('no storage here');
};

function start(changed: Parameters<typeof answerAddresses>[0] = {}) {
  const answers = { 'GET /thing': { kind: 'a b' }, [FILES]: files };
  const server = answerAddresses({ ...answers, ...changed });
  const { store } = makeStore({ token: null, openStorage });
  const remotes = { list: () => [remote] };
  const prepare = jest.fn();
  const prefetch = makePrefetch({ remotes, askServer: askServerOf(store), document, prepare });
  return { server, store, prefetch, prepare };
}

function linkTo(href: string) {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
}

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );

beforeAll(() => {
  Object.assign(performance, { getEntriesByName: () => [] });
  Object.defineProperty(navigator, 'connection', {
    get: () => browser.connection,
    configurable: true,
  });
});

beforeEach(() => {
  browser.connection = FAST;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('what is fetched for a link', () => {
  it("is its page's scripts and answers, each once, as the page itself will ask", async () => {
    const { server, store, prefetch } = start();
    const link = linkTo('/offer/A%20B?page=2');
    prefetch.forLink(link);
    prefetch.forLink(link);
    await waitFor(() =>
      expect(fetched()).toEqual([
        '/remotes/offers/1/entry.js',
        '/remotes/offers/1/remote.js',
        '/remotes/offers/1/offer.js',
      ]),
    );
    const cached = () =>
      Object.values(store.getState().api.queries).map((query) => query?.originalArgs);
    await waitFor(() =>
      expect(cached()).toEqual([{ query: { name: 'A B', page: 2 } }, { query: { of: 'a b' } }]),
    );
    // The list of the files is asked for once.
    await waitFor(() => expect(server.calls).toHaveLength(3));
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is nothing where the line says %p',
    (connection) => {
      browser.connection = connection;
      const { server, prefetch } = start();
      prefetch.forLink(linkTo('/offer/A'));
      prefetch.forView();
      expect([...fetched(), ...server.calls]).toEqual([]);
    },
  );

  it('is no more than 100 kB for all the links of a page', async () => {
    const { prefetch } = start();
    prefetch.forLink(linkTo('/heavy'));
    prefetch.forLink(linkTo('/offer/A'));
    await waitFor(() => expect(fetched()).toHaveLength(3));
    expect(fetched()).not.toContain('/remotes/offers/1/heavy.js');
  });

  it('is its answers alone where the list of its files does not come', async () => {
    const { server, prefetch } = start({ [FILES]: failWith(503, {}) });
    prefetch.forLink(linkTo('/offer/A'));
    await waitFor(() => expect(server.calls).toHaveLength(3));
    expect(fetched()).toEqual([]);
  });

  it('is nothing of the dashboard, nor of addresses nobody answers', () => {
    const { server, prefetch } = start();
    prefetch.forLink(linkTo('/dashboard/offers'));
    prefetch.forLink(linkTo('/nobody'));
    expect([...fetched(), ...server.calls]).toEqual([]);
  });
});

const ends = (kind: 'load' | 'error', count = 3) => {
  const links = [...document.querySelectorAll('link[rel="prefetch"]')].slice(0, count);
  for (const link of links) link.dispatchEvent(new Event(kind));
};

describe('a page whose scripts are fetched', () => {
  it('is made ready once, when all of them have come', async () => {
    const { prefetch, prepare } = start();
    prefetch.forLink(linkTo('/offer/A'));
    await waitFor(() => expect(fetched()).toHaveLength(3));
    prefetch.forLink(linkTo('/offer/B'));
    ends('load', 2);
    await Promise.resolve();
    expect(prepare).not.toHaveBeenCalled();
    ends('load');
    await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
    expect(prepare.mock.lastCall).toMatchObject([{ route: { page: 'offer' } }]);
  });

  it('is left alone where one of them does not come', async () => {
    const { prefetch, prepare } = start();
    prefetch.forLink(linkTo('/offer/A'));
    await waitFor(() => expect(fetched()).toHaveLength(3));
    ends('load', 2);
    ends('error');
    await new Promise((resolve) => setTimeout(resolve));
    expect(prepare).not.toHaveBeenCalled();
  });
});

it('asks ahead for one of each kind of page in view, whatever stands before it', async () => {
  const { store, prefetch } = start();
  document.body.append(document.createElement('main'));
  for (const name of ['A', 'B', 'C']) linkTo(`/offer/${name}`);
  linkTo('/sold/D');
  for (const link of document.querySelectorAll('a')) {
    link.getBoundingClientRect = () => new DOMRect(0, 10, 100, 20);
  }
  prefetch.forView();
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('sold'));
});

it('asks for the answers of a page that is shown even where data is saved', async () => {
  browser.connection = { saveData: true };
  const { server, prefetch } = start();
  prefetch.forShown({ pathname: '/offer/A', search: '' });
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(fetched()).toEqual([]);
});
