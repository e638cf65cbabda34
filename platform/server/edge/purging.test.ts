import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { touchAreas } from '@pasal/core/db/touch-areas';
import { figuresOf } from '@pasal/server/testing/figures';
import { openTestApp } from '@pasal/server/testing/test-app';
import { openPurging } from './open-purging';
import { measurePurging } from './purge-metrics';
import { httpPurger, type PurgeTarget } from './purger';
import { createPurging } from './purging';

/** An edge that records its requests. */
let edge: Server;
let url: string;
let status = 200;
const heard: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
beforeAll(async () => {
  edge = createServer(async (request, response) => {
    const { method, headers } = request;
    heard.push({ line: `${method} ${request.url}`, headers, body: await text(request) });
    response.writeHead(status).end('said');
  }).listen(0, '127.0.0.1');
  await once(edge, 'listening');
  url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
});
beforeEach(() => {
  heard.length = 0;
  status = 200;
});
afterAll(() => edge.close());

const inHeader = { in: 'header', name: 'Surrogate-Key' } as const;
const targetOf = (parts: Partial<PurgeTarget>): PurgeTarget => ({
  url,
  method: 'POST',
  keys: inHeader,
  ...parts,
});

describe('an edge that is told by HTTP', () => {
  it('gets the keys in a header, with who asks', async () => {
    const auth = { name: 'Fastly-Key', value: 'secret' };
    await httpPurger(targetOf({ auth })).purge(['pasal-site', 'pasal-product']);
    expect(heard).toMatchObject([
      {
        line: 'POST /',
        headers: { 'surrogate-key': 'pasal-site pasal-product', 'fastly-key': 'secret' },
      },
    ]);
  });

  it('gets them as a list in JSON', async () => {
    await httpPurger(targetOf({ keys: { in: 'json', name: 'tags' } })).purge(['a', 'b']);
    expect(heard).toMatchObject([{ body: '{"tags":["a","b"]}' }]);
  });

  it('gets each in an address of its own, by its own method', async () => {
    const target = targetOf({ url: `${url}/purge/{key}`, method: 'PURGE' });
    await httpPurger(target).purge(['a b', 'c']);
    expect(heard.map(({ line }) => line).toSorted()).toEqual([
      'PURGE /purge/a%20b',
      'PURGE /purge/c',
    ]);
  });

  it('has not purged when it says anything but yes, or leads elsewhere', async () => {
    for (status of [302, 403, 500]) {
      await expect(httpPurger(targetOf({})).purge(['a'])).rejects.toThrow(
        status === 302 ? 'fetch failed' : `answered ${status}`,
      );
    }
  });
});

async function untilHeard(times: number): Promise<void> {
  while (heard.length < times) await wait(20);
}

/** One server, with a clock and an edge of the test's own. */
function openServer(takeTurn: (change: string) => Promise<boolean> = async () => true) {
  const versions = new Map([
    ['site', '1'],
    ['product', '1'],
  ]);
  const state = { at: 0, fails: false, purged: [] as string[][], errors: 0 };
  const purging = createPurging({
    purger: {
      async purge(keys) {
        if (state.fails) throw new Error('away');
        state.purged.push([...keys]);
      },
    },
    read: async () => new Map(versions),
    takeTurn,
    onError: () => (state.errors += 1),
    settle: 0,
    now: () => state.at,
  });
  return { versions, state, ...purging };
}

describe('what an edge has to forget', () => {
  it('is everything at the start of a server, then what has changed, together and once', async () => {
    const { versions, state, look } = openServer();
    await look();
    await look();
    versions.set('product', '2').set('site', '2');
    await look();
    await look();
    versions.set('product', '3');
    await look();
    expect(state.purged).toEqual([['site', 'product'], ['site', 'product'], ['product']]);
  });

  it('is left to the server that has taken the turn', async () => {
    const { versions, state, look } = openServer(async () => false);
    await look();
    versions.set('product', '2');
    await look();
    expect(state.purged).toEqual([['site', 'product']]);
  });

  it('is tried again after longer and longer pauses, with what came meanwhile, and told', async () => {
    const { versions, state, look, counts } = openServer();
    await look();
    state.fails = true;
    versions.set('product', '2');
    for (state.at = 1000; state.at <= 16_000; state.at += 1000) await look();
    // At 1, 2, 4, 8 and 16 s.
    expect([state.errors, counts.failed, counts.waitingSince]).toEqual([5, 5, 1000]);
    expect(await figuresOf(measurePurging(counts, () => 16_000))).toContain(
      'pasal_edge_purge_waiting_seconds 15',
    );
    state.fails = false;
    versions.set('site', '2');
    state.at = 40_000;
    await look();
    expect(state.purged.at(-1)).toEqual(['product', 'site']);
    expect(counts).toMatchObject({ done: 2, waitingSince: null });
  });
});

test('of two servers on one database one purges a change', async () => {
  const shop = await openTestApp();
  const { db, releases } = shop;
  await touchAreas(db, 'product', 'site');
  const servers = [1, 2].flatMap(() =>
    openPurging({ db, releases, target: targetOf({}), log: shop.app.log }).startChores(),
  );
  await untilHeard(2);
  await touchAreas(db, 'product');
  await untilHeard(3);
  // Both have checked again, and their checks are over.
  await wait(2000);
  for (const end of servers) await end();
  const keys = heard.map(({ headers }) => headers['surrogate-key']);
  expect(keys.slice(2)).toEqual(['pasal-product']);
  await shop.close();
});
