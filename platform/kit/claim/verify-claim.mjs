import { createPublicKey, verify } from 'node:crypto';

/** Maximum clock skew between shop and service, in seconds. */
const LEEWAY = 10;

/** @param {string} part */
const readJson = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * Verifies who the user is, from the `pasal-claim` header of a request that the shop has passed on: a JWT, signed by
 * Ed25519 (RFC 8037). It needs nothing but Node.
 * @param {string | undefined} claim
 * @param {{ key: string, remote: string }} expected
 * @returns {import('./verify-claim.mjs').Claim | null} null for a claim that is missing, forged, expired, or for the
 * service of another remote
 */
export function verifyClaim(claim, { key, remote }) {
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'spki',
  });
  try {
    const [head = '', body = '', signature = '', ...rest] = claim?.split('.') ?? [];
    const isSigned =
      rest.length === 0 &&
      readJson(head).alg === 'EdDSA' &&
      verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
    if (!isSigned) return null;
    const { aud, exp, who, role, order } = readJson(body);
    if (aud !== remote || !(exp > Date.now() / 1000 - LEEWAY)) return null;
    return { who, ...(role && { role }), ...(order && { order }) };
  } catch {
    return null;
  }
}
