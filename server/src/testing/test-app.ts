import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { buildApp, type AppDeps } from '../app';
import { readConfig } from '../config';
import { connectDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import type { Database } from '../db/schema';
import { migratedSnapshot } from './migrated-snapshot';

/** Where the shop under test believes to be. */
export const ORIGIN = 'http://shop.test';

interface Answer<Body> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
}

type Call = Omit<InjectOptions, 'payload'> & { method?: 'GET' | 'POST' | 'PUT' | 'DELETE' };

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  /** Calls the API as a browser on the shop's own page would; `url` without `/api/v1`. */
  call<Body = Record<string, unknown>>(options: Call & { url: string }): Promise<Answer<Body>>;
  /** Empties every table. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface TestAppOptions extends Pick<AppDeps, 'api'> {
  /** What is not the API, on the database of the shop under test. */
  web?: (app: FastifyInstance, db: Kysely<Database>) => Promise<void>;
  /** A PostgreSQL; otherwise the embedded database in memory. */
  databaseUrl?: string;
  env?: Record<string, string>;
}

async function connect(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return connectDatabase({ snapshot: await migratedSnapshot() });
  const database = await connectDatabase({ databaseUrl });
  await migrateToLatest(database.db);
  return database;
}

async function emptyTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ list: string }>`
    select string_agg(format('%I', tablename), ', ') as list from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  await sql.raw(`truncate ${rows[0]?.list ?? ''} restart identity cascade`).execute(db);
}

/** The server without its listening, on a database of its own. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { databaseUrl, env = {}, web, api } = options;
  const { db, close } = await connect(databaseUrl);
  const app = buildApp({
    db,
    config: readConfig(env),
    ...(api && { api }),
    ...(web && { web: (scope) => web(scope, db) }),
  });
  try {
    await app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    app,
    db,
    async call<Body>({ url, headers, ...rest }: Call & { url: string }) {
      const answer = await app.inject({
        url: `/api/v1${url}`,
        headers: { host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
        ...rest,
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.json<Body>(),
      };
    },
    reset: () => emptyTables(db),
    async close() {
      await app.close();
      await close();
    },
  };
}
