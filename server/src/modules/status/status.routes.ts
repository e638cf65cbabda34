import type { FastifyInstance } from 'fastify';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { readStatus, type StatusDeps } from './status.service';

/** Serves the shop's technical status. */
export function statusRoutes(app: FastifyInstance, deps: StatusDeps): void {
  serve(app, calls.serverStatus, () => readStatus(deps));
}
