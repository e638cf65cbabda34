import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { answersIn } from '../../db/answers-in';
import type { Database } from '../../db/schema';
import { DomainError } from '../../errors/domain-error';
import * as messages from '../messages';

/** Longest the database may take to answer before the server calls itself not ready, in ms. */
const READY_TIMEOUT = 2000;

interface HealthDeps {
  db: Kysely<Database>;
  /**
   * How long a server that is told to stop still takes visitors while `/readyz` says no, in ms, so
   * that a proxy sends them elsewhere before the door closes.
   */
  notice: number;
}

/** `/healthz`: the process lives. `/readyz`: it can serve, so a proxy may send it visitors. */
export function registerHealth(app: FastifyInstance, { db, notice }: HealthDeps): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    if (app.server.listening) await wait(notice);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (closing || !(await answersIn(db, READY_TIMEOUT))) {
      throw new DomainError('UNAVAILABLE', messages.unavailable);
    }
    return { status: 'ready' };
  });
}
