import { createSigner, createVerifier } from 'fast-jwt';
import type { Kysely } from 'kysely';
import { appSecret } from '@pasal/core/db/app-secret';
import type { PlatformDatabase } from '../../tables';

/** What a walk of a remote is shown: the shop with a release; a null version means the live shop. */
export interface Shown {
  name: string;
  version: string | null;
}

/** Tells the shop what the browser of a walk is shown. */
export interface WalkGrants {
  sign: (shown: Shown) => Promise<string>;
  /** Reads what was signed; undefined for anything else. */
  read: (text: string | undefined) => Promise<Shown | undefined>;
}

const SECRET_NAME = 'release_walk';
const ALGORITHM = 'HS256';
/** Validity of a grant in milliseconds: longer than any walk. */
const GOOD_FOR = 15 * 60 * 1000;
/** Not a valid version of a release. */
const AS_LIVE = '-';

/** Opens the grants of walks, signed with a key from the database, which all servers of the shop share. */
export function openWalkGrants(db: Kysely<PlatformDatabase>): WalkGrants {
  const secret = appSecret(db, SECRET_NAME);
  return {
    async sign({ name, version }) {
      const write = createSigner({ key: await secret(), algorithm: ALGORITHM });
      const exp = Math.floor((Date.now() + GOOD_FOR) / 1000);
      return write({ sub: name, version: version ?? AS_LIVE, exp });
    },
    async read(text) {
      if (text === undefined) return undefined;
      const key = await secret();
      const verify = createVerifier({
        key,
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'version', 'exp'],
      });
      try {
        const { sub: name, version } = verify(text) as { sub: string; version: string };
        return { name, version: version === AS_LIVE ? null : version };
      } catch {
        return undefined;
      }
    },
  };
}
