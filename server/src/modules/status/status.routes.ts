import type { FastifyInstance } from 'fastify';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { readStatus, type StatusDeps } from './status.service';

/** Says how the shop's machinery does. */
export function statusRoutes(app: FastifyInstance, deps: StatusDeps): void {
  serve(app, calls.serverStatus, () => readStatus(deps));
}
