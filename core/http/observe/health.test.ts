import { openTestApp } from '@pasal/server/testing/test-app';

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
