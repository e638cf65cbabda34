import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { CoreDatabase } from '../../db/tables';
import { DomainError } from '../../errors/domain-error';
import * as messages from '../messages';
import { createStorageProbe } from './storage';

/** Longest the database may take to answer before the server calls itself not ready, in ms. */
const READY_TIMEOUT = 2000;

interface HealthDeps {
  db: Kysely<CoreDatabase>;
  dataDir: string;
  /** Says what else keeps the server from serving; null when nothing does. */
  trouble: () => Promise<DomainError | null>;
  /**
   * A server that was asked to stop still takes visitors for this long while `/readyz` says no, in ms, so
   * that a proxy sends them elsewhere before the server closes.
   */
  notice: number;
}

/** Returns the result of `work`, or `late` when that takes too long. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), READY_TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const unavailable = () => new DomainError('UNAVAILABLE', messages.unavailable);

/**
 * Finds what keeps a server from serving all it should; null when nothing does. It writes, because a full
 * disk can still be read.
 */
function createExamination({
  db,
  dataDir,
  trouble,
}: HealthDeps): () => Promise<DomainError | null> {
  const probe = createStorageProbe({ db, dataDir });
  const examine = async () => {
    // Each time, for the last write may have been before the database went away.
    await sql`select 1`.execute(db);
    if ((await probe()) === 'full') return new DomainError('UNAVAILABLE', messages.diskFull);
    return trouble();
  };
  return async () => {
    const found = await inTime(examine().catch(unavailable));
    return found === 'late' ? unavailable() : found;
  };
}

/** `/healthz`: the process lives. `/readyz`: it can serve, so a proxy may send it visitors. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const examine = createExamination(deps);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    if (app.server.listening) await wait(deps.notice);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (closing) throw unavailable();
    const found = await examine();
    if (found !== null) throw found;
    return { status: 'ready' };
  });
}
