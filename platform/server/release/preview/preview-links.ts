import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { Kysely } from 'kysely';
import { appSecret } from '@pasal/core/db/app-secret';
import type { PlatformDatabase } from '../../tables';
import { addPreview, isPreviewOpen, type NewPreview } from './preview.repository';

/** One release that the holder of a link may see, and until when. */
interface PreviewGrant {
  /** The id of the link, while its row exists. */
  id: number;
  name: string;
  version: string;
  until: Date;
}

/** The reason why a link grants nothing. */
export type BadLink = 'expired' | 'forged' | 'ended';

export interface PreviewLinks {
  /** Makes a link; returns the text it carries. */
  make: (preview: NewPreview) => Promise<string>;
  /** The text for a browser that shows what a link grants, perhaps for a shorter time. */
  sign: (grant: PreviewGrant) => Promise<string>;
  /** Reads what the text of a link grants. */
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
  /** The link's id; links from before they could be ended have none. */
  jti?: string;
}

/**
 * Makes links that show one release to everyone who has the link. They are signed with a key from the database, so
 * that every server of the shop can verify them, and are valid while their row exists: so they can be ended.
 */
export function openPreviewLinks(db: Kysely<PlatformDatabase>): PreviewLinks {
  const secret = appSecret(db, SECRET_NAME);

  async function sign({ id, name, version, until }: PreviewGrant): Promise<string> {
    const write = createSigner({ key: await secret(), algorithm: ALGORITHM });
    const exp = Math.floor(until.getTime() / 1000);
    const claims: Claims = { sub: name, version, exp, jti: String(id) };
    return write({ ...claims });
  }

  async function claimsOf(text: string): Promise<Claims | BadLink> {
    const key = await secret();
    const verify = createVerifier({ key, algorithms: [ALGORITHM], requiredClaims: REQUIRED });
    try {
      return verify(text) as Claims;
    } catch (error) {
      const isExpired = error instanceof TokenError && error.code === TokenError.codes.expired;
      return isExpired ? 'expired' : 'forged';
    }
  }

  return {
    make: async (preview) => sign({ ...preview, id: await addPreview(db, preview) }),
    sign,
    async read(text) {
      const claims = await claimsOf(text);
      if (typeof claims === 'string') return claims;
      const { sub: name, version, exp, jti } = claims;
      if (jti === undefined) return 'expired';
      const id = Number(jti);
      if (!(await isPreviewOpen(db, id))) return 'ended';
      return { id, name, version, until: new Date(exp * 1000) };
    },
  };
}
