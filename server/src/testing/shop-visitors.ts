import type { HealthEvent } from '@pasal/shared/contracts';
import { HEALTH_TIMING } from '@pasal/shared/domain';
import { isAmong } from '@pasal/platform/server/release/bucket';
import type { TestApp } from './test-app';

/** A page somebody opened: the facts of its document, and the address it was requested from. */
export interface OpenedPage {
  ticket: string;
  /** The number of loads it represents. */
  weight: number;
  address: string;
  body: string;
}

/** A bucket that gets a release at this share, in percent. */
export function bucketWith(name: string, version: string, share: number): number {
  for (let bucket = 0; ; bucket += 1) {
    if (isAmong(bucket, `${name}@${version}`, share * 100)) return bucket;
  }
}

/** An address in a network of its own for each number. */
export const networkAt = (number: number, host = 1) =>
  `77.${(number >> 8) & 255}.${number & 255}.${host}`;

/** The ticket in a document's `Server-Timing`, and the number of loads it represents. */
export function ticketIn(timing: string | null | undefined): { ticket: string; weight: number } {
  const found = new RegExp(`^${HEALTH_TIMING};desc="([^"]+)";dur=(\\d+)$`).exec(timing ?? '');
  const [, ticket = '', weight = ''] = found ?? [];
  return { ticket, weight: Number(weight) };
}

/** Opens a page as a browser of this bucket. */
export async function openPage(
  { app }: Pick<TestApp, 'app'>,
  { address, bucket, at = '/' }: { address: string; bucket: number; at?: string },
): Promise<OpenedPage> {
  const { headers, body } = await app.inject({
    url: at,
    remoteAddress: address,
    headers: { host: 'shop.test', cookie: `pasal_bucket=${bucket}` },
  });
  return { ...ticketIn(String(headers['server-timing'])), address, body };
}

/** Reports a page's events to the shop; returns the status of the answer. */
export async function reportOf(
  { app }: Pick<TestApp, 'app'>,
  { ticket, address }: Pick<OpenedPage, 'ticket' | 'address'>,
  events: readonly HealthEvent[],
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/release-health',
    remoteAddress: address,
    headers: { host: 'shop.test', origin: 'http://shop.test' },
    payload: { ticket, events },
  });
  return statusCode;
}
