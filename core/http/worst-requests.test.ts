import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { OpenApiDocument } from '../openapi/openapi-types';
import { targetsOf, type Target } from '@pasal/server/testing/requests/generated-request';
import { fillShop } from '@pasal/server/testing/database/filled-shop';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  HEAVY_PAGES,
  HEAVY_REQUESTS,
  HEAVY_ROUTES,
  PLAIN_LISTING,
  type FilledWith,
  type Heavy,
} from '@pasal/server/testing/requests/heavy-requests';
import {
  freshAddress,
  openTestApp,
  type TestApp,
  servePages,
} from '@pasal/server/testing/test-app';
import { processorUnit } from '@pasal/server/testing/processor-units';
import { worstRequests, type WorstRequest } from '@pasal/server/testing/requests/worst-request';
import { PUBLIC_BODY_LIMIT } from './body/body-limits';

/** The most units of CPU time, of about ten milliseconds, that one request may block the others. */
const MOST_UNITS = 5;
/** The first try takes longest: the shortest of this many tries counts. */
const TRIES = 8;
/** Cost that any request may have, in plain listings: at least five times the highest measured cost. */
const MOST_LISTINGS = 24;
/** The same for calls with another cost: an order writes line by line, and an address may place few. */
const LISTINGS_OF: Record<string, number> = { productBySlug: 15, placeOrder: 100 };

let shop: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await openTestApp();
  document = (await shop.call<OpenApiDocument>({ url: '/openapi.json' })).body;
});
afterAll(() => shop.close());

/** The calls of the route table that are open without a session. */
const publicCalls = () =>
  targetsOf(document).filter(({ operation }) => operation['x-access'] === 'public');

/** Elapsed milliseconds, and those of CPU time in this process: others may use the machine. */
function clock() {
  const { user, system } = process.cpuUsage();
  return { passed: performance.now(), worked: (user + system) / 1000 };
}

/** Returns the longest time for which no other work ran while the request was answered. */
async function pauseOf({ method }: Target, { url, payload }: WorstRequest) {
  const request: InjectOptions = {
    method: method.toUpperCase(),
    url,
    remoteAddress: freshAddress(),
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
  };
  const answering = { isDone: false };
  let longest = 0;
  let last = clock();
  const answered = shop.app.inject(request).finally(() => {
    answering.isDone = true;
  });
  while (!answering.isDone) {
    await turn();
    const now = clock();
    longest = Math.max(longest, Math.min(now.passed - last.passed, now.worked - last.worked));
    last = now;
  }
  return { longest, status: (await answered).statusCode };
}

test('no public call keeps everybody else waiting, whatever it is sent', async () => {
  const calls = publicCalls();
  expect(calls.length).toBeGreaterThan(10);
  const worstOf = worstRequests(document);
  const most = MOST_UNITS * processorUnit();
  const slow: string[] = [];
  const statuses = new Set<number>();
  for (const call of calls) {
    for (const request of worstOf(call)) {
      let shortest = Infinity;
      for (let tries = 0; shortest >= most && tries < TRIES; tries += 1) {
        const { longest, status } = await pauseOf(call, request);
        shortest = Math.min(shortest, longest);
        statuses.add(status);
      }
      const name = `${call.method} ${call.path}, ${request.name}`;
      if (shortest >= most) slow.push(`${name}: ${Math.round(shortest)} ms`);
    }
  }
  expect(slow).toEqual([]);
  // Some reach the handlers, most are refused before, and none fails.
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
});

describe('processor time', () => {
  let filled: TestApp;
  let goods: FilledWith;
  const root = mkdtempSync(join(tmpdir(), 'pasal-costs-'));
  beforeAll(async () => {
    filled = await openTestApp({
      root,
      web: servePages,
      federation: () => ({ answersWithin: () => 60_000 }),
    });
    putBuild(root, releaseRecord({ name: 'host', start: ['remoteEntry.js'] }));
    putBuild(root, releaseRecord({ routes: HEAVY_ROUTES }));
    goods = await fillShop(filled.db);
  });
  afterAll(async () => {
    await filled.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function costOf(heavy: Heavy, round: number) {
    const from = process.cpuUsage();
    const { statusCode } = await filled.app.inject({
      remoteAddress: freshAddress(),
      ...heavy(goods, round),
    });
    const { user, system } = process.cpuUsage(from);
    if (statusCode >= 500) throw new Error(`answered with ${statusCode}`);
    return (user + system) / 1000;
  }
  /** The minimum of some tries, or of more while it is above `most`: other work on the machine only adds to it. */
  async function leastOf(heavy: Heavy, tries: number, most = Infinity): Promise<number> {
    let least = Infinity;
    for (let round = 0; round < tries || (least > most && round < 5 * tries); round += 1) {
      least = Math.min(least, await costOf(heavy, round));
    }
    return least;
  }

  test('every call visitors may make has requests that cost as much as it allows', () => {
    const open = filled.app.servedCalls.filter(({ access }) => access === 'public');
    expect(Object.keys(HEAVY_REQUESTS).toSorted()).toEqual(open.map(({ name }) => name).toSorted());
  });

  test('none costs more than some plain listings', async () => {
    const plain = await leastOf(PLAIN_LISTING, 30);
    const dear: string[] = [];
    for (const [call, requests] of Object.entries({ ...HEAVY_REQUESTS, pages: HEAVY_PAGES })) {
      for (const [name, heavy] of Object.entries(requests)) {
        const most = LISTINGS_OF[call] ?? MOST_LISTINGS;
        const listings = (await leastOf(heavy, 6, most * plain)) / plain;
        if (listings > most) dear.push(`${call}, ${name}: ${listings.toFixed(1)} listings`);
      }
    }
    expect(dear).toEqual([]);
  });
});

test('every list a body may carry has a longest length', () => {
  const endless: string[] = [];
  const look = (where: string, schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref, type, maxItems, ...parts } = schema as Record<string, unknown>;
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? '';
      look(`${where} ${name}`, document.components.schemas[name]);
    }
    if (type === 'array' && maxItems === undefined) endless.push(where);
    for (const [name, part] of Object.entries(parts)) look(`${where}.${name}`, part);
  };
  for (const { method, path, operation } of targetsOf(document)) {
    look(`${method} ${path}`, operation.requestBody?.content['application/json']?.schema);
    for (const each of operation.parameters ?? []) look(`${method} ${path}`, each.schema);
  }
  expect(endless).toEqual([]);
});

test('nobody without a session may send a large body, wherever it goes', async () => {
  const payload = JSON.stringify('x'.repeat(PUBLIC_BODY_LIMIT));
  const headers = { 'content-type': 'application/json' };
  const call = (url: string) => shop.app.inject({ method: 'POST', url, headers, payload });
  for (const url of ['/api/v1/order-product/quote', '/api/v1/auth/signout', '/api/v1/nothing']) {
    expect([url, (await call(url)).statusCode]).toEqual([url, 413]);
  }
});
