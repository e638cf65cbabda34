import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { openReplicas } from '@pasal/core/db/replicas/open-replicas';
import type { Meter } from '@pasal/core/observe/meter';
import type { Config } from '../config/config';
import type { Database } from '../db/schema';

interface Parts {
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Receives the functions that close the replicas. */
  opened: (() => Promise<unknown>)[];
}

/** Opens the configured replicas, if any; an unreachable or wrong one does not prevent the start. */
export async function openReplicasOf(
  { databaseReadUrls: urls }: Pick<Config, 'databaseReadUrls'>,
  { db, log, opened }: Parts,
): Promise<Meter[]> {
  if (urls.length === 0) return [];
  const { meter, close } = await openReplicas({
    db,
    urls,
    onChange: ({ name, reason }) => {
      if (reason === null) log.info(`the replica ${name} answers reads`);
      else log.warn(`the replica ${name} is left alone: ${reason}`);
    },
  });
  opened.push(close);
  return [meter];
}
