import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { Kysely } from 'kysely';
import { appSecret } from '../../../db/app-secret';
import type { Database } from '../../../db/schema';

/** One release that the holder of a link may see, and until when. */
interface PreviewGrant {
  name: string;
  version: string;
  until: Date;
}

/** What a link turns out to be that grants nothing. */
export type BadLink = 'expired' | 'forged';

export interface PreviewLinks {
  /** The text a link carries. */
  sign: (grant: PreviewGrant) => Promise<string>;
  /** What such a text grants. */
  read: (text: string) => Promise<PreviewGrant | BadLink>;
}

const SECRET_NAME = 'release_preview';
const ALGORITHM = 'HS256';
const REQUIRED = ['sub', 'version', 'exp'];

interface Claims {
  sub: string;
  version: string;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * Links that show one release to whoever holds them. They are signed with a key of the database, so
 * that every server of the shop knows them; nothing of a link is kept.
 */
export function previewLinks(db: Kysely<Database>): PreviewLinks {
  const secret = appSecret(db, SECRET_NAME);
  return {
    async sign({ name, version, until }) {
      const sign = createSigner({ key: await secret(), algorithm: ALGORITHM });
      const claims: Claims = { sub: name, version, exp: Math.floor(until.getTime() / 1000) };
      return sign({ ...claims });
    },
    async read(text) {
      const key = await secret();
      const verify = createVerifier({
        key,
        algorithms: [ALGORITHM],
        requiredClaims: REQUIRED,
      });
      try {
        const { sub, version, exp } = verify(text) as Claims;
        return { name: sub, version, until: new Date(exp * 1000) };
      } catch (error) {
        const isExpired = error instanceof TokenError && error.code === TokenError.codes.expired;
        return isExpired ? 'expired' : 'forged';
      }
    },
  };
}
