import type { FastifyRequest } from 'fastify';
import { WALK_COOKIE } from './callers/walk-cookie';
import { ANY_BUCKET } from './release/rehearsal';
import type { Composition } from './release/live-compositions';
import type { Releases } from './release/releases';

type WalkReleases = Pick<Releases, 'walks' | 'preview' | 'compositionOf'>;

/**
 * The composition that the browser of a walk is shown: what is live, or that with a release in place. Null for every
 * other request, one with a cookie that the shop did not make among them.
 */
export async function findCompositionOfWalk(
  { walks, preview, compositionOf }: WalkReleases,
  request: FastifyRequest,
): Promise<Composition | null> {
  const shown = await walks.grants.read(request.cookies[WALK_COOKIE]);
  if (shown === undefined) return null;
  if (shown.version === null) return compositionOf(ANY_BUCKET);
  return (await preview(shown.name, shown.version))?.composition ?? null;
}
