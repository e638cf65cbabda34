import { PATIENT } from '@pasal/core/db/database-limits';
import { readConfig } from '../config/config';
import { connectDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { sharedPostgres } from '../testing/database/shared-postgres';
import { freePort } from '../testing/database/test-postgres';
import { awaitSchema } from './await-schema';

test('a server that does not migrate waits until somebody has, says so where it will be, and goes on', async () => {
  const postgres = sharedPostgres();
  const databaseUrl = await postgres.createDatabase();
  const port = await freePort();
  const config = readConfig({ DATABASE_URL: databaseUrl, MIGRATE: 'no', PORT: String(port) });
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  const told: string[] = [];
  let waiting: Promise<void> | undefined;
  await new Promise<void>((said) => {
    const onProgress = (line: string) => {
      told.push(line);
      said();
    };
    waiting = awaitSchema(db, { config, onProgress });
  });
  const at = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  const answer = await at('/readyz');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toMatch(/lacks 0001-baseline.*npm run migrate/);
  expect((await at('/healthz')).status).toBe(200);

  await migrateToLatest(db);
  await waiting;
  await expect(at('/healthz')).rejects.toThrow('fetch failed');
  await awaitSchema(db, { config, onProgress: (line) => told.push(line) });
  expect(told).toHaveLength(1);
  await close();
  await postgres.stop();
});
