import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PATIENT } from '@pasal/core/db/database-limits';
import { connectDatabase, type ConnectedDatabase } from '../db/connect';

const connectPatiently = (databaseUrl: string) =>
  connectDatabase({ databaseUrl, poolSize: 1, limits: PATIENT });

/** Runs one statement on a PostgreSQL server. */
async function ask(databaseUrl: string, statement: string): Promise<void> {
  const { db, close } = await connectPatiently(databaseUrl);
  await sql.raw(statement).execute(db).finally(close);
}

/**
 * A temporary empty database, deleted when it is closed: an embedded one in `folder`, or one with its own name on the PostgreSQL `server`,
 * whose own database is not touched.
 */
export async function openThrowaway(
  folder: string,
  server: string | undefined,
): Promise<Pick<ConnectedDatabase, 'db' | 'close'>> {
  if (server === undefined) return connectDatabase({ dataDir: folder });
  const name = `pasal_drill_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name}`);
  const drop = () => ask(server, `drop database ${name} with (force)`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    const { db, close } = await connectPatiently(url.href);
    return { db, close: () => close().finally(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}
