import type { FastifyInstance } from 'fastify';
import { invalid } from '@pasal/core/errors/domain-error';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import * as messages from '../order-record/messages';

/** Paths requested by pages opened before proofs moved into request bodies (D374). */
const ASKED_BEFORE: ReadonlySet<string> = new Set(
  ['/order-product/track', '/order-product/track/returns', '/warranty'].map(
    (path) => API_BASE_PATH + path,
  ),
);

/** The response to a page from before an update, saying what to do; a "not found" would wrongly be read as about the order. */
export const refuseOlderPage = () => invalid(messages.olderPage);

/** Answers requests that only pages from before an update make; without this they would get a "log in" error. */
export function answerOlderPages(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }) => {
    const [path = ''] = url.split('?');
    if (method === 'GET' && ASKED_BEFORE.has(path)) throw refuseOlderPage();
  });
}
