import type { HealthEvent } from '@pasal/shared/contracts';
import { ticketIn } from '../../../server/src/testing/shop-visitors';
import { HEALTH } from '../../../e2e/shop/api-calls';
import { bucketOf, headersOf, type Visitor } from './bad-release';
import { expect } from '../../../e2e/shop/test';

/** Requests a document as a visitor, and sends its page's report, by default a load; cheap enough for many visits. */
export async function visitWithoutBrowser(
  url: string,
  at: string,
  visitor: Visitor,
  ...phases: HealthEvent['phase'][]
): Promise<void> {
  const headers = headersOf(visitor);
  const cookie = `pasal_bucket=${bucketOf(visitor)}`;
  const page = await fetch(`${url}${at}`, { headers: { ...headers, cookie } });
  const { ticket } = ticketIn(page.headers.get('server-timing'));
  const told = phases.length === 0 ? (['load'] as const) : phases;
  const { status } = await fetch(`${url}${HEALTH}`, {
    method: 'POST',
    headers: { ...headers, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({
      ticket,
      events: told.map((phase) => ({ name: visitor.remote, phase })),
    }),
  });
  expect(status).toBe(204);
}
