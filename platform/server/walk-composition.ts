import type { FastifyRequest } from 'fastify';
import { WALK_COOKIE } from './callers/walk-cookie';
import { ANY_BUCKET } from './release/rehearsal';
import type { Composition } from './release/live-compositions';
import type { Releases } from './release/releases';

type WalkReleases = Pick<Releases, 'walks' | 'preview' | 'compositionOf'>;

/**
 * The composition for the browser of a walk: what is live, possibly with a release. Null for every other request,
 * including one with a forged cookie.
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
