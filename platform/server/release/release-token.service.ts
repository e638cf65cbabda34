import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ReleaseRights, ReleaseToken } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { looksLikeEmail } from '@pasal/core/contract/text/email';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import { secretHash } from '../callers/release-caller';
import * as messages from './messages';

type Db = Kysely<PlatformDatabase>;

/** The prefix of a secret, so that a leaked one can be recognised. */
const PREFIX = 'pasal_release_';
const SECRET_BYTES = 32;
const DAY = 24 * 60 * 60 * 1000;

const shown = [
  'id',
  'name',
  'label',
  'email',
  'rights',
  'created_at',
  'created_by',
  'expires_at',
  'revoked_at',
  'last_used_at',
] as const;

type Row = Omit<
  ReleaseToken,
  'state' | 'created_at' | 'expires_at' | 'revoked_at' | 'last_used_at'
> &
  Record<'created_at' | 'expires_at', Date> &
  Record<'revoked_at' | 'last_used_at', Date | null>;

function stateOf({ revoked_at, expires_at }: Row): ReleaseToken['state'] {
  if (revoked_at) return 'revoked';
  return expires_at.getTime() <= Date.now() ? 'expired' : 'active';
}

const present = (row: Row): ReleaseToken => ({
  ...row,
  state: stateOf(row),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

interface NewToken {
  name: string;
  label: string;
  email?: string | undefined;
  rights: ReleaseRights;
  days: number;
}

/**
 * Makes a token; from now on only the caller has its secret.
 * @throws VALIDATION for an invalid email address
 */
export async function addToken(db: Db, token: NewToken, by: string) {
  const { name, label, email, rights, days } = token;
  if (email && !looksLikeEmail(email))
    throw invalid(messages.noEmail, { path: 'email', message: messages.noEmail });
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const row = await db
    .insertInto('release_token')
    .values({
      name,
      label,
      email: email || null,
      rights: JSON.stringify(rights),
      secret_hash: secretHash(secret),
      created_by: by,
      expires_at: new Date(Date.now() + days * DAY),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { token: present(row), secret };
}

export async function listTokens(db: Db): Promise<ReleaseToken[]> {
  const rows = await db.selectFrom('release_token').select(shown).orderBy('id', 'desc').execute();
  return rows.map(present);
}

/** The hash of a token's secret while the token is valid; undefined otherwise. */
export async function findSecretHash(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('release_token')
    .select('secret_hash')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.secret_hash;
}

/** Where the teams of a remote are notified: the addresses of all valid tokens. */
export async function listTeamAddresses(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('release_token')
    .select('email')
    .distinct()
    .where('name', '=', name)
    .where('email', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('email')
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Ends a token at once. */
export async function revokeToken(db: Db, id: number): Promise<ReleaseToken> {
  const row = await db
    .updateTable('release_token')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();
  if (!row) throw notFound(messages.noSuchToken);
  return present(row);
}
