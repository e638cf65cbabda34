import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import { outstandingMigrations } from '../db/migrate';
import type { Database } from '../db/schema';

/** Milliseconds between two checks. */
const LOOKS_EVERY = 1000;

/** The first process of a container is only ended by signals it handles. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const end = () => process.exit(0);

const waitsFor = (names: readonly string[]) =>
  `The database is older than this version (it lacks ${names.join(', ')}): npm run migrate brings it up to date.`;

/** Listens on the server's address, and reports why it is not ready. */
async function sayAt({ host, port }: Config, words: string) {
  const server = createServer(({ url }, answer) => {
    const isAlive = url === '/healthz';
    answer.writeHead(isAlive ? 200 : 503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(!isAlive && { 'retry-after': '5' }),
    });
    answer.end(isAlive ? 'ok' : words);
  }).listen({ host, port });
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/**
 * Waits until the database has this version's schema; in the meantime `/readyz` reports what it waits for.
 * @throws NewerDatabaseError
 */
export async function awaitSchema(
  db: Kysely<Database>,
  { config, onProgress }: { config: Config; onProgress: (line: string) => void },
): Promise<void> {
  const lacking = await outstandingMigrations(db);
  if (lacking.length === 0) return;
  const words = waitsFor(lacking);
  const fallSilent = await sayAt(config, words);
  for (const signal of SIGNALS) process.on(signal, end);
  onProgress(words);
  try {
    do await wait(LOOKS_EVERY);
    while ((await outstandingMigrations(db)).length > 0);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    await fallSilent();
  }
}
