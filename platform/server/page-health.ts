import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEALTH_TIMING } from '../contract/health-timing';
import { countedNetwork } from '@pasal/core/limits/counted-address';
import type { ReleaseHealth } from './release/health/release-health';
import type { Composition } from './release/live-compositions';
import type { FoundPage } from './found-page';
import type { VerdictListener } from './render/outcome';

/** Connects documents with the health of releases. */
export function createPageHealth(health: ReleaseHealth) {
  return {
    /**
     * Sends the page its ticket in a header, because the document is the same for everyone.
     * @returns true when the page will report with it
     */
    async addTicket(reply: FastifyReply, composition: Composition): Promise<boolean> {
      const ticket = await health.ticketFor(composition);
      if (!ticket) return false;
      const { text, weight } = ticket;
      reply.header('server-timing', `${HEALTH_TIMING};desc="${text}";dur=${weight}`);
      return weight > 0;
    },
    /** Records what a page's result says about its releases; a wait or a refusal does not count. */
    judge:
      (
        request: FastifyRequest,
        composition: Composition,
        found: FoundPage | undefined,
      ): VerdictListener =>
      (verdict, named) => {
        const network = countedNetwork(request);
        const owner = found?.owner ?? composition.host;
        health
          .judgePage({ composition, owner, verdict, named }, network)
          .catch((err: unknown) => request.log.warn({ err }, 'a page that failed was not counted'));
      },
  };
}
