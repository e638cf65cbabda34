import type { HealthEvent } from '@pasal/shared/contracts';
import { ticketIn } from '../../server/src/testing/shop-visitors';
import { HEALTH } from './api-calls';
import { bucketOf, headersOf, type Visitor } from './bad-release';
import { expect } from './test';

/** Takes a document as a visitor, and tells what its page would tell: many of them cost little. */
export async function visitWithoutBrowser(
  url: string,
  at: string,
  visitor: Visitor,
  phase: HealthEvent['phase'] = 'load',
): Promise<void> {
  const headers = headersOf(visitor);
  const cookie = `pasal_bucket=${bucketOf(visitor)}`;
  const page = await fetch(`${url}${at}`, { headers: { ...headers, cookie } });
  const { ticket } = ticketIn(page.headers.get('server-timing'));
  const { status } = await fetch(`${url}${HEALTH}`, {
    method: 'POST',
    headers: { ...headers, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, events: [{ name: visitor.remote, phase }] }),
  });
  expect(status).toBe(204);
}
