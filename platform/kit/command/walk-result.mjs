import { createHash, createHmac } from 'node:crypto';

/** Maximum number of findings that a shop stores, and their maximum length. */
const MOST = 50;
const LENGTH = 500;

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** The name of an archive, derived from its content. */
export const digestOf = sha256;

/**
 * Signs the findings for a build. The key is the hash of the token, which the shop has too
 * (`platform/server/release/walk/walk-signature.ts`).
 * @param {{name: string, version: string, digest: string, live: string, findings: string[]}} result
 * @param {string} token
 */
export function signResult({ name, version, digest, live, findings: all }, token) {
  const findings = all.slice(0, MOST).map((finding) => finding.slice(0, LENGTH));
  const signed = JSON.stringify(['pasal-walk', name, version, digest, live, findings]);
  const signature = createHmac('sha256', sha256(token)).update(signed).digest('hex');
  return { version, digest, live, findings, signature };
}
