import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { ReleaseSource } from '@pasal/shared/contracts';
import { connectDatabase } from '../db/connect';
import { PATIENT } from '@pasal/core/db/database-limits';
import type { Database } from '../db/schema';
import { addRelease } from '@pasal/platform/server/release/release.repository';
import { sharedPostgres } from './database/shared-postgres';
import { createStaff } from './factories';
import { runMeasured } from './peak-memory';
import { releaseRecord } from './release-records';
import { buildCommand } from './server-process';

const CACHE = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
/** The maximum megabytes of a backup and a restore, including Node's own. */
const MOST_MEMORY = 300;

/** Inserts releases of one kind, each as large as a real one of that kind can be. */
export interface Releases {
  name: string;
  source: ReleaseSource;
  count: number;
  bytes: number;
  /** Bytes of the record. */
  record: number;
}

async function addReleases(db: Kysely<Database>, releases: Releases): Promise<void> {
  const { name, source, count, bytes, record } = releases;
  // Random bytes, because a real archive does not compress further either.
  const archive = randomBytes(bytes);
  for (let at = 0; at < count; at += 1) {
    const version = `1.0.${at}+build`;
    const names = Array.from({ length: record / 50 }, (_, index) => `${at}-${index}`.padEnd(46));
    await addRelease(db, {
      record: releaseRecord({ name, version, calls: names }),
      source,
      digest: String(at),
      archive,
      bytes,
      by: 'a team',
    });
  }
  // Stores them as an older version of the shop did.
  if (source === 'team') {
    await sql`
      update release set archive = (
        select string_agg(bytes, ''::bytea order by part) from release_part p
        where p.name = release.name and p.version = release.version
      ) where name = ${name}
    `.execute(db);
    await db.deleteFrom('release_part').where('name', '=', name).execute();
  }
}

async function releasesIn(db: Kysely<Database>) {
  const { rows } = await sql`
    select name, version, md5(record::text) as record, md5(archive) as archive, (
      select string_agg(md5(bytes), ' ' order by part) from release_part p
      where p.name = release.name and p.version = release.version
    ) as parts
    from release order by 1, 2
  `.execute(db);
  return rows;
}

async function readShop(databaseUrl: string) {
  const { db, close } = await connectDatabase({ databaseUrl, limits: PATIENT });
  const found = await releasesIn(db);
  await close();
  return found;
}

/**
 * Makes a shop with these releases, its backup, and a shop from the backup, each by its command in a measured process
 * of its own.
 */
export async function expectSmallBackup(kinds: readonly Releases[]): Promise<void> {
  const postgres = sharedPostgres();
  await mkdir(CACHE, { recursive: true });
  const built = await mkdtemp(join(CACHE, 'memory-'));
  const directory = await mkdtemp(join(tmpdir(), 'pasal-memory-'));
  try {
    const source = await postgres.createMigrated();
    const { db, close } = await connectDatabase({ databaseUrl: source, limits: PATIENT });
    await createStaff(db, 'admin');
    for (const releases of kinds) await addReleases(db, releases);
    await close();
    const target = await postgres.createDatabase();
    const file = join(directory, 'shop.backup');
    const env = { DATA_DIR: join(directory, 'shop') };
    for (const [name, databaseUrl] of [
      ['backup', source],
      ['restore', target],
    ] as const) {
      const command = await buildCommand(name, built);
      const { exitCode, said, peak } = await runMeasured(command, [file], {
        ...env,
        DATABASE_URL: databaseUrl,
      });
      expect([name, exitCode, said]).toEqual([name, 0, expect.stringMatching(/ rows /)]);
      expect([name, peak < MOST_MEMORY ? MOST_MEMORY : peak]).toEqual([name, MOST_MEMORY]);
    }
    expect(await readShop(target)).toEqual(await readShop(source));
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
    await rm(built, { recursive: true, force: true });
  }
}
