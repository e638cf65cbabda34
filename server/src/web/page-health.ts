import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEALTH_TIMING } from '@pasal/shared/domain';
import { countedNetwork } from '../limits/counted-address';
import type { ReleaseHealth } from '../modules/release/health/release-health';
import type { ReleaseSet } from '../modules/release/live-sets';
import type { FoundPage } from './found-page';
import type { NoPage } from './render/outcome';

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
    /** Holds it against a release that its page was not made: what the host threw, or what took too long. */
    noteWhy:
      (request: FastifyRequest, set: ReleaseSet, found: FoundPage | undefined) => (why: NoPage) => {
        if (why === 'away') return;
        const blamed = why === 'failed' ? set.host : (found?.owner ?? set.host);
        health
          .serverFailed(blamed, countedNetwork(request))
          .catch((err: unknown) => request.log.warn({ err }, 'a page that failed was not counted'));
      },
  };
}
