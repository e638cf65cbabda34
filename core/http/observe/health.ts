import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { CoreDatabase } from '../../db/tables';
import { DomainError } from '../../errors/domain-error';
import * as messages from '../messages';
import { storageProbe } from './storage';

/** Longest the database may take to answer before the server calls itself not ready, in ms. */
const READY_TIMEOUT = 2000;

interface HealthDeps {
  db: Kysely<CoreDatabase>;
  dataDir: string;
  /** What else keeps it from serving: why, or null. */
  trouble: () => Promise<DomainError | null>;
  /**
   * How long a server that is told to stop still takes visitors while `/readyz` says no, in ms, so
   * that a proxy sends them elsewhere before the door closes.
   */
  notice: number;
}

/** What `work` comes to, or `late` when that takes too long. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), READY_TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const unavailable = () => new DomainError('UNAVAILABLE', messages.unavailable);

/**
 * What keeps a server from serving all it should; null when nothing does. It writes, for a disk that is full
 * lets itself be read.
 */
function examination({ db, dataDir, trouble }: HealthDeps): () => Promise<DomainError | null> {
  const probe = storageProbe({ db, dataDir });
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
  const examine = examination(deps);
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
