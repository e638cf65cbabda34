import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import type { WalkResult } from '../../../contract/release-walk';
import { conflict, forbidden } from '@pasal/core/errors/domain-error';
import type { ReleaseCaller } from '../../callers/release-caller';
import type { PlatformDatabase } from '../../tables';
import { findRelease } from '../release.repository';
import { findSecretHash } from '../release-token.service';
import { liveTextOf, readLiveSet } from './live-set';
import * as messages from './messages';
import { isSigned } from './walk-signature';
import { saveWalk } from './walk.repository';

/** The result of a team's walk, and its sender. */
export interface SentResult extends WalkResult {
  name: string;
  caller: Pick<ReleaseCaller, 'by' | 'tokenId'>;
}

/**
 * Stores the findings of a team's own browser. They may arrive before the archive, and count for that archive only.
 * @throws FORBIDDEN unless it is signed with the token that sends it, CONFLICT when the shop has another archive of
 * this version or something else is live by now
 */
export async function takeResult(
  db: Kysely<PlatformDatabase>,
  own: readonly ReleaseRecord[],
  { caller, signature, ...result }: SentResult,
): Promise<void> {
  const { name, version, digest, live, findings } = result;
  const { by, tokenId } = caller;
  const secretHash = tokenId === null ? undefined : await findSecretHash(db, tokenId);
  if (tokenId === null || secretHash === undefined) throw forbidden(messages.needsToken);
  if (!isSigned(result, signature, secretHash)) throw forbidden(messages.wrongSignature);
  const release = await findRelease(db, name, version);
  if (release && release.digest !== digest) throw conflict(messages.otherDigest(name, version));
  const now = await readLiveSet(db, own, name);
  if (liveTextOf(now) !== live) throw conflict(messages.otherLive);
  const walk = { name, version, digest, ...now, walked_by: 'team' as const, by, findings };
  await saveWalk(db, walk, { token_id: tokenId, signature });
}
