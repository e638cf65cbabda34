import { shopOf } from '../web/shop';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type AppDeps } from '../app';
import { readConfig } from '../config/config';
import { connectDatabase } from '../db/connect';
import { PATIENT, type DatabaseLimits } from '@pasal/core/db/database-limits';
import { migrateToLatest } from '../db/migrate';
import type { Database } from '../db/schema';
import { openLog, type LogStream } from '@pasal/core/http/observe/server-log';
import { openReleases, type Releases } from '@pasal/platform/server/release/releases';
import { openPictureFolder } from '../pictures/picture-folder';
import { watchErrors } from './requests/declared-errors';
import { openEmptyEmbedded } from './database/embedded-database';
import { emptyTables } from './database/empty-tables';

/** Where the shop under test believes to be. */
export const ORIGIN = 'http://shop.test';

export interface Answer<Body> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
}

type Call = Omit<InjectOptions, 'payload'> & { method?: 'GET' | 'POST' | 'PUT' | 'DELETE' };

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  /** Where its pictures lie; its data directory goes with it. */
  uploadsDir: string;
  /**
   * Calls the API as a browser on the shop's own page would; `url` without `/api/v1`. Each call comes
   * from an address of its own unless `remoteAddress` says which.
   */
  call<Body = Record<string, unknown>>(options: Call & { url: string }): Promise<Answer<Body>>;
  /** Empties every table. */
  reset(): Promise<void>;
  /** Also fails when a call answered an error that its contract does not declare. */
  close(): Promise<void>;
}

export interface TestAppOptions extends Pick<AppDeps, 'api' | 'hosts' | 'meters' | 'timeouts'> {
  /** Where log lines go instead of standard output. */
  logStream?: LogStream;
  /** What is not the API, on the database of the shop under test. */
  web?: (app: FastifyInstance, db: Kysely<Database>, releases: Releases) => Promise<void>;
  /** Below which the shop's own builds lie; without it there are none. */
  root?: string;
  /** A PostgreSQL; otherwise the embedded database in memory. */
  databaseUrl?: string;
  databaseLimits?: DatabaseLimits;
  env?: Record<string, string>;
}

let visitors = 0;

/** An address nobody has called from yet, so that callers don't count as one (`limits/rate-limit.ts`). */
export function freshAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

async function connect(databaseUrl: string | undefined, limits: DatabaseLimits | undefined) {
  if (databaseUrl === undefined) return openEmptyEmbedded();
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  await migrateToLatest(db).finally(close);
  return connectDatabase({ databaseUrl, limits });
}

/** The server without its listening, on a database of its own. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { databaseUrl, databaseLimits, env = {}, web, root, logStream, ...deps } = options;
  const { db, close } = await connect(databaseUrl, databaseLimits);
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-shop-'));
  const uploadsDir = join(dataDir, 'uploads');
  await openPictureFolder(db, uploadsDir);
  const releases = openReleases({
    db,
    shop: shopOf(db),
    root: root ?? dataDir,
    dataDir,
    isShared: true,
    believedFor: 0,
  });
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const app = buildApp({
    db,
    releases,
    config,
    log: openLog({ mode: config.mode, ...(logStream && { stream: logStream }) }),
    ...deps,
    ...(web && { web: (scope) => web(scope, db, releases) }),
  });
  const assertDeclared = watchErrors(app);
  try {
    await app.ready();
  } catch (error) {
    await close();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    app,
    db,
    async call<Body>({ url, headers, ...rest }: Call & { url: string }) {
      const answer = await app.inject({
        url: `/api/v1${url}`,
        remoteAddress: freshAddress(),
        headers: { host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
        ...rest,
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.json<Body>(),
      };
    },
    uploadsDir,
    reset: () => emptyTables(db),
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
      assertDeclared();
    },
  };
}
