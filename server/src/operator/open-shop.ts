import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { readConfig, type Config } from '../config/config';
import { openDataDirectory, type DataDirectory } from '@pasal/core/data-directory/data-directory';
import { DataDirectoryError } from '@pasal/core/data-directory/data-directory-error';
import type { ServedFiles } from '@pasal/core/files/files';
import type { ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import { openFiles } from '../files/open-files';
import { connectDatabase } from '../db/connect';
import { PATIENT } from '@pasal/core/db/database-limits';
import type { Database } from '../db/schema';
import { OperatorError } from './operator-error';

/** A shop opened by a command: no other process uses it, unless it is on PostgreSQL. */
export interface OpenShop {
  db: Kysely<Database>;
  dataDir: string;
  config: Config;
  pictures: ServedFiles;
  archives: ReleaseArchives;
  close(): Promise<void>;
}

interface OpenOptions {
  /** The command as the operator types it; it is named to other commands that are refused in the meantime. */
  command: string;
  /** True if the command needs exclusive use of the shop on PostgreSQL as well. */
  alone: boolean;
  /** True if the command may start from nothing; otherwise a shop must exist. */
  mayBeNew: boolean;
}

async function refuseMissing({ dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl !== undefined) return;
  await access(join(dataDir, 'database')).catch(() => {
    throw new OperatorError(`There is no shop in ${dataDir}; DATA_DIR says where to look.`);
  });
}

async function lock(
  { dataDir, databaseUrl }: Config,
  { command, alone }: OpenOptions,
): Promise<Partial<DataDirectory>> {
  if (databaseUrl !== undefined && !alone) return {};
  try {
    return await openDataDirectory(dataDir, `the command ${command}`);
  } catch (error) {
    if (!(error instanceof DataDirectoryError)) throw error;
    throw new OperatorError(
      `${error.message} The embedded database serves one process at a time: stop the server, run the command, start the server again.`,
    );
  }
}

/** Servers that share a PostgreSQL may run on other machines, which do not see this machine's lock. */
async function refuseRunningServers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where application_name = 'pasal' and datname = current_database() and pid <> pg_backend_pid()
  `.execute(db);
  if ((rows[0]?.count ?? 0) === 0) return;
  throw new OperatorError('A server is using this database; stop it first. Nothing was changed.');
}

/**
 * Opens the shop configured by the variables of A31.
 * @throws OperatorError, ConfigError, DatabaseUnavailableError
 */
export async function openShop(
  variables: Record<string, string | undefined>,
  options: OpenOptions,
): Promise<OpenShop> {
  const config = readConfig(variables);
  if (!options.mayBeNew) await refuseMissing(config);
  const { dataDir, databaseUrl } = config;
  const { claim, release } = await lock(config, options);
  try {
    const { db, kind, close } = await connectDatabase({
      databaseUrl,
      dataDir,
      claim,
      poolSize: 1,
      limits: PATIENT,
    });
    const shop = {
      db,
      dataDir,
      config,
      ...openFiles(config),
      close: async () => {
        await close();
        await release?.();
      },
    };
    if (kind === 'postgres' && options.alone) {
      await refuseRunningServers(db).catch(async (error: unknown) => {
        await close();
        throw error;
      });
    }
    return shop;
  } catch (error) {
    await release?.();
    throw error;
  }
}
