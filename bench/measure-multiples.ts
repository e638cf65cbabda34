import fastify, { type FastifyInstance } from 'fastify';
import { join, resolve } from 'node:path';
import { openLog } from '@pasal/core/http/observe/server-log';
import { runStatement } from '@pasal/core/db/statement';
import { openRendering } from '@pasal/platform/server/render/open-rendering';
import { buildApp } from '../server/src/app';
import { readConfig } from '../server/src/config/config';
import { connectDatabase, type ConnectedDatabase } from '../server/src/db/connect';
import { openFiles } from '../server/src/files/open-files';
import { shopOf } from '../server/src/web/shop';
import { BARE_LIST } from './bare-statements';
import type { FilledShop } from './database';
import { interleaved, median } from './load';
import { processorOfAll } from './processor';
import type { Finding } from './report';

type Db = ConnectedDatabase['db'];

const ROOT = resolve(__dirname, '../../../..');
const ROUNDS = 9;
/** The processor time of one request, in that of the bare listing, as it was when the row was written. */
const MULTIPLES = { listing: 0.5, slug: 0.35, search: 0.7, document: 3.6 };
/** The factor by which it may grow. */
const ROOM = 1.3;
/** Requests of one round; a document costs as much as many other answers. */
const ROUND = { answers: 40, document: 10 };
/** Rounds before those that count: until then the engine still compiles what is measured. */
const FIRST_ROUNDS = 4;
/** A visitor with a staff cookie is not answered from the cache. */
const UNKEPT = { cookie: 'staff_session=nobody' };
/** Searches, each of which is asked for once with each page of results. */
const SEARCHED = ['outdoor dome', 'hikvison', 'camera', 'kettle lg', 'क्यामेरा'];

/** The bare route: Fastify and one statement, on the same database. */
function makeBare(db: Db): FastifyInstance {
  const app = fastify({ logger: false });
  app.get('/list', () => runStatement(db, { text: BARE_LIST, values: [] }));
  return app;
}

/** Makes the whole server in this process, with processes that render; it does not listen. */
async function makeShop(db: Db, dataDir: string) {
  const log = openLog({ mode: 'production', stream: { write: () => undefined } });
  const rendering = await openRendering(join(ROOT, 'server/dist/render-process.mjs'), log);
  const config = readConfig({ NODE_ENV: 'production', WALK: 'no', DATA_DIR: dataDir });
  const { app, platform } = buildApp({
    db,
    log,
    config,
    pictures: openFiles(config).pictures,
    federation: { ...rendering, shop: shopOf(db), root: ROOT, dataDir, isShared: false },
    web: (scope, { addPages }) => addPages(scope),
  });
  await platform.start();
  await app.ready();
  await platform.warm();
  return { app, close: rendering.renderers.close };
}

/** CPU milliseconds per request, of this process and of the render processes. */
async function cost(app: FastifyInstance, nextAddress: () => string, count: number) {
  const from = processorOfAll();
  for (let index = 0; index < count; index += 1) {
    const url = nextAddress();
    const { statusCode } = await app.inject({ url, headers: UNKEPT });
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
  }
  return (processorOfAll() - from) / count;
}

/** Returns the items one after the other, again and again. */
function inTurn(items: readonly string[]): () => string {
  let index = 0;
  return () => {
    index += 1;
    return items[index % items.length] ?? '';
  };
}

/**
 * Measures the processor time of a listing, a product, a search and a document in the time of a bare listing, all in
 * this process and in turns, so that the speed of the machine does not matter.
 */
export async function measureMultiples([shop]: FilledShop[]): Promise<Finding[]> {
  if (!shop?.dataDir) throw new Error('there is no embedded shop');
  const { db, close } = await connectDatabase({ dataDir: shop.dataDir });
  const bare = makeBare(db);
  const { app, close: endRendering } = await makeShop(db, shop.dataDir);
  const api = '/api/v1/product';
  const pages = [1, 2, 3];
  const listing = inTurn(pages.map((page) => `${api}/public?page=${page}`));
  const slugs = shop.slugs.slice(0, (FIRST_ROUNDS + ROUNDS) * ROUND.document);
  const slug = inTurn(slugs.map((name) => `${api}/slug/${name}`));
  const search = inTurn(
    SEARCHED.map((words) => `${api}/public?search=${encodeURIComponent(words)}`),
  );
  const document = inTurn(slugs.map((name) => `/product/${name}`));
  const subjects = {
    bare: () => cost(bare, inTurn(['/list']), ROUND.answers),
    listing: () => cost(app, listing, ROUND.answers),
    slug: () => cost(app, slug, ROUND.answers),
    search: () => cost(app, search, ROUND.answers),
    document: () => cost(app, document, ROUND.document),
  };
  // A product's data is read once, so that later documents measure rendering only.
  await cost(app, slug, slugs.length);
  await interleaved(FIRST_ROUNDS, subjects);
  const times = await interleaved(ROUNDS, subjects);
  await endRendering();
  await app.close();
  await close();
  const bareTime = median(times.bare);
  return Object.entries(MULTIPLES).map(([name, multiple]) => {
    const time = median(times[name as keyof typeof MULTIPLES]);
    return {
      what: `processor time of a ${name}`,
      figures: [time, bareTime],
      unit: 'ms',
      ratio: time / bareTime,
      atMost: Number((multiple * ROOM).toFixed(2)),
    };
  });
}
