import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { DomainError } from '@pasal/core/errors/domain-error';
import { notSignedIn } from '@pasal/core/http/messages';
import type { AccessOptions } from '@pasal/core/http/security/access';
import type { PlatformDatabase } from '../tables';
import { isInPreview } from './preview-cookie';
import { callerOfAdmin, callerOfSecret, secretOf, type ReleaseCaller } from './release-caller';

/** Who calls `release` routes with a token. */
const teams = new WeakMap<FastifyRequest, ReleaseCaller>();

/** Who calls a `release` route: an administrator, or a team by its token. */
export function releaseCallerOf(request: FastifyRequest): ReleaseCaller {
  const team = teams.get(request);
  if (team !== undefined) return team;
  if (request.staff === null) throw new DomainError('UNAUTHENTICATED', notSignedIn);
  return callerOfAdmin(request.staff);
}

/** What the platform adds to the rules of access: teams by their tokens, and pages of a preview. */
export const platformAccess = (
  db: Kysely<PlatformDatabase>,
): Pick<AccessOptions, 'hasNoSession' | 'admitProgram'> => ({
  // The script of a release that isn't live asks: it never has a session.
  hasNoSession: isInPreview,
  // A team brings a token and no session; so its calls come from no page.
  async admitProgram(request) {
    const secret = secretOf(request);
    if (secret === undefined) return false;
    teams.set(request, await callerOfSecret(db, secret));
    return true;
  },
});
