import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyBucket, bucketOf } from './release/bucket';
import type { Composition } from './release/live-compositions';
import type { Releases } from './release/releases';

/** The browser's bucket of visitors: a number below 10,000 and nothing else. */
const BUCKET_COOKIE = 'pasal_bucket';
/** A year, in seconds. */
const COOKIE_AGE = 365 * 24 * 60 * 60;

/**
 * The versions of host and remotes this visitor gets. The bucket is stored in the browser only while visitors get
 * different versions, so that it stays with what it saw.
 */
export async function findCompositionOfVisitor(
  releases: Releases,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Composition | null> {
  const own = bucketOf(request.cookies[BUCKET_COOKIE]);
  const bucket = own ?? anyBucket();
  if (own === null && (await releases.isDivided())) {
    reply.setCookie(BUCKET_COOKIE, String(bucket), {
      path: '/',
      maxAge: COOKIE_AGE,
      httpOnly: true,
      sameSite: 'lax',
    });
  }
  return releases.compositionOf(bucket);
}
