import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { DomainError } from '@pasal/core/errors/domain-error';
import { notSignedIn } from '@pasal/core/http/messages';
import type { AccessOptions } from '@pasal/core/http/security/access';
import type { PlatformDatabase } from '../tables';
import { isInPreview } from './preview-cookie';
import { guardWalks, isOnWalk } from './walk-cookie';
import type { Shop } from '../shop';
import { callerOfAdmin, callerOfSecret, secretOf, type ReleaseCaller } from './release-caller';

/** The callers of `release` routes that were identified by a token. */
const teams = new WeakMap<FastifyRequest, ReleaseCaller>();

/** Returns the caller of a `release` route: an administrator, or a team by its token. */
export function releaseCallerOf(request: FastifyRequest): ReleaseCaller {
  const team = teams.get(request);
  if (team !== undefined) return team;
  if (request.staff === null) throw new DomainError('UNAUTHENTICATED', notSignedIn);
  return callerOfAdmin(request.staff);
}

/** Adds the platform's access rules: teams by their tokens, pages of a preview, and walks. */
export const platformAccess = (
  db: Kysely<PlatformDatabase>,
  { walk }: Pick<Shop, 'walk'>,
): Pick<AccessOptions, 'hasNoSession' | 'refuse' | 'admitProgram'> => ({
  // The request comes from a script of a release that isn't live: it never has a session.
  hasNoSession: (request) => isInPreview(request) || isOnWalk(request),
  refuse: guardWalks(walk),
  // A team sends a token and no session; so its calls come from no page.
  async admitProgram(request) {
    const secret = secretOf(request);
    if (secret === undefined) return false;
    teams.set(request, await callerOfSecret(db, secret));
    return true;
  },
});
