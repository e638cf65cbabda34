import { tmpdir } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import type { DomainError } from '../../errors/domain-error';
import { openTestApp } from '@pasal/server/testing/test-app';
import { sendError } from '../errors/error-response';
import { registerHealth } from './health';

test('a server that can serve is alive and ready', async () => {
  const { app, close } = await openTestApp();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await close();
});

test('without its database a server is alive but not ready', async () => {
  const { app, db } = await openTestApp();
  app.log.level = 'silent';
  await db.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const { statusCode, headers } = await app.inject('/readyz');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBeDefined();
  await app.close();
});

describe('a machine that is too busy to look', () => {
  const patience = { look: 100, lates: 3, good: 1 };
  let shop: Awaited<ReturnType<typeof openTestApp>>;
  let trouble: () => Promise<DomainError | null>;
  let app: FastifyInstance;
  beforeEach(async () => {
    shop = await openTestApp();
    trouble = () => Promise.resolve(null);
    app = fastify();
    app.setErrorHandler(sendError);
    const deps = {
      db: shop.db,
      dataDir: tmpdir(),
      notice: 0,
      patience: { ...patience, look: 20_000 },
    };
    registerHealth(app, { ...deps, trouble: () => trouble() });
    // The duration of this check is not under test.
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    deps.patience.look = patience.look;
  });
  afterEach(async () => {
    await app.close();
    await shop.close();
  });
  const ready = async () => (await app.inject('/readyz')).statusCode;

  test('stays ready over late looks, and is not once several follow each other', async () => {
    trouble = () => new Promise<null>(() => undefined);
    expect([await ready(), await ready(), await ready(), await ready()]).toEqual([
      200, 200, 503, 503,
    ]);
  });

  test('is not ready at once where a look finds something', async () => {
    trouble = () => Promise.reject(new Error('away'));
    expect(await ready()).toBe(503);
  });
});
