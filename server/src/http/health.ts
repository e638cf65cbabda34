import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema';
import { ApiError } from './errors';
import { UNAVAILABLE } from './messages';

/** Longest the database may take to answer before the server calls itself not ready, in ms. */
const READY_TIMEOUT = 2000;

async function answers(db: Kysely<Database>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_TIMEOUT);
  });
  const alive = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([alive, late]).finally(() => clearTimeout(timer));
}

/** `/healthz`: the process lives. `/readyz`: it can serve, so a proxy may send it visitors. */
export function registerHealth(app: FastifyInstance, db: Kysely<Database>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (closing || !(await answers(db))) throw new ApiError(503, 'UNAVAILABLE', UNAVAILABLE);
    return { status: 'ready' };
  });
}
