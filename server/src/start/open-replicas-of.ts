import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { openReplicas } from '@pasal/core/db/replicas/open-replicas';
import type { Meter } from '@pasal/core/observe/meter';
import type { Config } from '../config/config';
import type { Database } from '../db/schema';

interface Parts {
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Gets what lets go of the replicas again. */
  opened: (() => Promise<unknown>)[];
}

/** Opens the replicas that the configuration names, if it names any; one that is away or wrong stops nobody. */
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
