import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { CoreDatabase } from '../../db/tables';
import { DomainError } from '../../errors/domain-error';
import * as messages from '../messages';
import { createStorageProbe } from './storage';

/** When a check is late, and what follows from that. */
const PATIENCE = {
  /** How long a check may take before it is late, in ms. */
  look: 2000,
  /** Consecutive late checks from which it is more than a busy machine. */
  lates: 3,
  /** How long a good check counts, in ms: late ones within it change nothing. */
  good: 15_000,
};

interface HealthDeps {
  db: Kysely<CoreDatabase>;
  dataDir: string;
  /** Returns what else keeps the server from serving; null if nothing. */
  trouble: () => Promise<DomainError | null>;
  /**
   * How long a stopping server still serves while `/readyz` fails, in ms, so that a proxy stops sending traffic
   * before it closes.
   */
  notice: number;
  patience?: typeof PATIENCE;
}

/** Returns the result of `work`, or `late` when that takes too long. */
async function inTime<Result>(work: Promise<Result>, look: number): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), look);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const unavailable = () => new DomainError('UNAVAILABLE', messages.unavailable);

/**
 * Finds what keeps a server from serving fully; null if nothing. It writes, because a full disk can still be read. An
 * error counts at once; a late check only after several in a row and some time without a good one: overloading the
 * machine must not take every server out of a load balancer.
 */
function createExamination({
  db,
  dataDir,
  trouble,
  patience = PATIENCE,
}: HealthDeps): () => Promise<DomainError | null> {
  const probe = createStorageProbe({ db, dataDir });
  const examine = async () => {
    // Needed each time, because the last write may have been before the database went away.
    await sql`select 1`.execute(db);
    if ((await probe()) === 'full') return new DomainError('UNAVAILABLE', messages.diskFull);
    return trouble();
  };
  let underWay: Promise<DomainError | null> | undefined;
  let goodAt = -Infinity;
  let late = 0;
  /** Simultaneous callers share one check; a slow machine gets no extra load. */
  const look = () =>
    (underWay ??= examine()
      .catch(unavailable)
      .then((found) => {
        if (found === null) goodAt = performance.now();
        return found;
      })
      .finally(() => {
        underWay = undefined;
      }));
  return async () => {
    const found = await inTime(look(), patience.look);
    if (found !== 'late') {
      late = 0;
      return found;
    }
    late += 1;
    const isOnlyBusy = late < patience.lates || performance.now() - goodAt < patience.good;
    return isOnlyBusy && goodAt > 0 ? null : unavailable();
  };
}

/** `/healthz`: the process is alive. `/readyz`: it can serve, so a proxy may send it traffic. */
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
