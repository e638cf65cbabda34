import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WalkResult } from '../../../contract/release-walk';

type Signed = Omit<WalkResult, 'signature'> & { name: string };

/**
 * Signs the result of a team's walk. The key is the hash of its token, which the shop stores and the team can
 * compute; `pasal` does the same (`platform/kit/command/walk-result.mjs`).
 */
export const signatureOf = (
  { name, version, digest, live, findings }: Signed,
  secretHash: string,
): string =>
  createHmac('sha256', secretHash)
    .update(JSON.stringify(['pasal-walk', name, version, digest, live, findings]))
    .digest('hex');

export function isSigned(result: Signed, signature: string, secretHash: string): boolean {
  const right = Buffer.from(signatureOf(result, secretHash));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
