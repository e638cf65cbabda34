import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createSigner } from 'fast-jwt';
import type { Kysely } from 'kysely';
import { appSecret } from '@pasal/core/db/app-secret';
import type { PlatformDatabase } from '../tables';
import { CLAIM_SECONDS } from './limits';

/** The header that tells a service who the user is. */
export const CLAIM_HEADER = 'pasal-claim';

/** The user, as described to a service. */
export interface ClaimFacts {
  who: 'visitor' | 'staff';
  /** The role of a member of staff. */
  role?: 'staff' | 'admin';
  /** The number of the order that a look-up has opened in this browser. */
  order?: string;
}

export interface Claims {
  /** Writes a claim for the service of one remote; no other service accepts it. */
  sign: (name: string, facts: ClaimFacts) => Promise<string>;
  /** The public key, by which services verify claims. */
  publicKey: () => Promise<string>;
}

const SECRET_NAME = 'service_claim';
/** An Ed25519 private key in PKCS #8 is these bytes followed by its seed (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

function privateKeyOf(seed: string) {
  const key = Buffer.concat([PKCS8_PREFIX, Buffer.from(seed, 'hex')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** Signs claims about users for services. Every server of the shop has the same key, which never leaves them. */
export function openClaims(db: Kysely<PlatformDatabase>): Claims {
  const secret = appSecret(db, SECRET_NAME);
  return {
    async sign(name, facts) {
      const key = privateKeyOf(await secret()).export({ format: 'pem', type: 'pkcs8' });
      const write = createSigner({ key, algorithm: 'EdDSA', aud: name });
      const exp = Math.floor(Date.now() / 1000) + CLAIM_SECONDS;
      return write({ ...facts, exp });
    },
    async publicKey() {
      const key = createPublicKey(privateKeyOf(await secret()));
      return key.export({ format: 'der', type: 'spki' }).toString('base64');
    },
  };
}
