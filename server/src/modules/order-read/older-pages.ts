import type { FastifyInstance } from 'fastify';
import { invalid } from '@pasal/core/errors/domain-error';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import * as messages from '../order-record/messages';

/** What pages ask by address that were opened before proofs stood in bodies (D374). */
const ASKED_BEFORE: ReadonlySet<string> = new Set(
  ['/order-product/track', '/order-product/track/returns', '/warranty'].map(
    (path) => API_BASE_PATH + path,
  ),
);

/** The answer to a page from before an update, which says what to do; as "not found" it would say so of the order. */
export const refuseOlderPage = () => invalid(messages.olderPage);

/** Answers what only pages from before an update ask: without this they would be told to log in. */
export function answerOlderPages(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }) => {
    const [path = ''] = url.split('?');
    if (method === 'GET' && ASKED_BEFORE.has(path)) throw refuseOlderPage();
  });
}
