import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEALTH_TIMING } from '../contract/health-timing';
import { countedNetwork } from '@pasal/core/limits/counted-address';
import type { ReleaseHealth } from './release/health/release-health';
import type { ReleaseSet } from './release/live-sets';
import type { FoundPage } from './found-page';
import type { TellVerdict } from './render/outcome';

/** What documents have to do with the health of releases. */
export function pageHealth(health: ReleaseHealth) {
  return {
    /** Gives the page its ticket, beside the document, which is the same for everybody. */
    async addTicket(reply: FastifyReply, set: ReleaseSet): Promise<void> {
      const ticket = await health.ticketFor(set);
      if (!ticket) return;
      const { text, weight } = ticket;
      reply.header('server-timing', `${HEALTH_TIMING};desc="${text}";dur=${weight}`);
    },
    /** Learns what a page says of the releases that made it: that it waited, or was refused, is not among it. */
    judge:
      (request: FastifyRequest, set: ReleaseSet, found: FoundPage | undefined): TellVerdict =>
      (verdict, named) => {
        const network = countedNetwork(request);
        const owner = found?.owner ?? set.host;
        health
          .pageMade({ set, owner, verdict, named }, network)
          .catch((err: unknown) => request.log.warn({ err }, 'a page that failed was not counted'));
      },
  };
}
