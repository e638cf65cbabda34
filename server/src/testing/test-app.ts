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
import type { Federation, FederationOptions } from '@pasal/platform/server/federation';
import type { Releases } from '@pasal/platform/server/release/releases';
import { openPictureFolder } from '../pictures/picture-folder';
import { openFiles } from '../files/open-files';
import { uploadsDirOf } from '@pasal/core/data-directory/data-directory';
import type { ServedFiles } from '@pasal/core/files/files';
import type { ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import { watchErrors } from './requests/declared-errors';
import { openEmptyEmbedded } from './database/embedded-database';
import { emptyTables } from './database/empty-tables';

/** The origin of the shop under test. */
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
  releases: Releases;
  pictures: ServedFiles;
  archives: ReleaseArchives;
  /** The folder of its pictures, if they are on a disk; its data directory is removed with it. */
  uploadsDir: string;
  /**
   * Calls the API as a browser on the shop's own page would; `url` is without `/api/v1`. Each call uses
   * an address of its own unless `remoteAddress` names one.
   */
  call<Body = Record<string, unknown>>(options: Call & { url: string }): Promise<Answer<Body>>;
  /** Empties every table. */
  reset(): Promise<void>;
  /** Also fails when a call answered an error that its contract does not declare. */
  close(): Promise<void>;
}

export interface TestAppOptions extends Pick<AppDeps, 'api' | 'hosts' | 'meters' | 'timeouts'> {
  /** Receives log lines instead of standard output. */
  logStream?: LogStream;
  /** Registers routes outside the API, on the database of the shop under test. */
  web?: (
    app: FastifyInstance,
    db: Kysely<Database>,
    platform: Federation,
    pictures: ServedFiles,
  ) => Promise<void>;
  /** Returns the changed options of the release platform; called once for each shop. */
  federation?: () => Partial<FederationOptions>;
  /** The folder of the shop's own builds; without it there are none. */
  root?: string;
  /** A PostgreSQL; without it the embedded database in memory. */
  databaseUrl?: string;
  databaseLimits?: DatabaseLimits;
  env?: Record<string, string>;
}

/** A shop's `web` that has the pages, the files of releases and the kit. */
export const servePages: TestAppOptions['web'] = (app, _db, platform) => platform.addPages(app);

let visitors = 0;

/**
 * Returns an address that has not called yet, so that callers don't count as one (`limits/rate-limit.ts`).
 */
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

/** Makes the data directory of a new shop, and opens its files. */
async function openPlace(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-shop-'));
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  return { dataDir, config, ...openFiles(config) };
}

/** Makes the server on a database of its own; it does not listen. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { databaseUrl, databaseLimits, env = {}, web, root, logStream, ...parts } = options;
  const { federation, ...deps } = parts;
  const { db, close } = await connect(databaseUrl, databaseLimits);
  const { dataDir, config, pictures, archives } = await openPlace(env);
  await openPictureFolder(db, pictures);
  const { app, platform } = buildApp({
    db,
    config,
    pictures,
    federation: {
      shop: shopOf(db),
      root: root ?? dataDir,
      dataDir,
      archives,
      isShared: true,
      believedFor: 0,
      ...federation?.(),
    },
    log: openLog({ mode: config.mode, ...(logStream && { stream: logStream }) }),
    ...deps,
    ...(web && { web: (scope) => web(scope, db, platform, pictures) }),
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
    releases: platform.releases,
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
    pictures,
    archives,
    uploadsDir: uploadsDirOf(dataDir),
    reset: () => emptyTables(db),
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
      assertDeclared();
    },
  };
}
