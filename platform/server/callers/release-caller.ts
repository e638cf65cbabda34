import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { ReleaseRights } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { DomainError, forbidden } from '@pasal/core/errors/domain-error';
import type { SignedIn } from '@pasal/core/sessions/sessions';
import * as messages from './messages';

/** A secret of 256 random bits needs no slow hash. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The token of a secret if it is valid, recording its use; undefined otherwise. */
const tokenOf = (db: Kysely<PlatformDatabase>, secret: string) =>
  db
    .updateTable('release_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('secret_hash', '=', secretHash(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'name', 'label', 'rights'])
    .executeTakeFirst();

/** The caller of a route about releases: an administrator, or a team by its token. */
export interface ReleaseCaller {
  /** As the history names them. */
  by: string;
  /** The key of its upload limit. */
  key: string;
  /** The only name they have access to; null for every name. */
  own: string | null;
  /** The id of the token it sent; null for an administrator. */
  tokenId: number | null;
  /** Throws FORBIDDEN unless they may do this with this name. */
  check: (name: string, wants: { upload?: true; activate?: number; rollBack?: true }) => void;
}

const ALL: ReleaseRights = { upload: true, activate: 100, roll_back: true };
const BEARER = /^Bearer (\S+)$/;

type Who = Omit<ReleaseCaller, 'check'>;

function caller(who: Who, rights: ReleaseRights): ReleaseCaller {
  const { own } = who;
  return {
    ...who,
    check(name, { upload, activate, rollBack }) {
      if (own !== null && own !== name) throw forbidden(messages.otherName(own, name));
      if (upload && !rights.upload) throw forbidden(messages.mayNotUpload);
      if (activate !== undefined && activate > rights.activate) {
        throw forbidden(messages.mayNotActivate(rights.activate));
      }
      if (rollBack && !rights.roll_back) throw forbidden(messages.mayNotRollBack);
    },
  };
}

/** The secret a request sends instead of a session; undefined without one. */
export const secretOf = ({ headers }: FastifyRequest) =>
  BEARER.exec(headers.authorization ?? '')?.[1];

/** An administrator may do everything with every name. */
export const callerOfAdmin = ({ email, id }: SignedIn): ReleaseCaller =>
  caller({ by: email, key: `staff ${id}`, own: null, tokenId: null }, ALL);

/** @throws UNAUTHENTICATED for a secret without a valid token */
export async function callerOfSecret(
  db: Kysely<PlatformDatabase>,
  secret: string,
): Promise<ReleaseCaller> {
  const token = await tokenOf(db, secret);
  if (!token) throw new DomainError('UNAUTHENTICATED', messages.noToken);
  const { id, label, name: own, rights } = token;
  return caller(
    { by: messages.tokenOf(label, id).en, key: `token ${id}`, own, tokenId: id },
    rights,
  );
}
