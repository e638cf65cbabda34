import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';

/** The cookie the server trusts: opaque, HttpOnly, backed by a row (decision 32). */
export const SESSION_COOKIE = 'staff_session';
/** Seconds a session lasts. */
export const SESSION_SECONDS = 12 * 60 * 60;
const TOKEN_BYTES = 32;
/** Length of a token's base64url text; anything else was not made here. */
const TOKEN_LENGTH = 43;

/** Who holds the session of a request. */
export interface SignedIn extends User {
  /** Key of the session's row. */
  sessionKey: string;
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session and clears expired ones. Returns the token, which is stored only as its hash. */
export async function openSession(db: Kysely<Database>, staffId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await sql`
    with expired as (delete from session where expires_at <= now())
    insert into session (token_hash, staff_id, expires_at)
    values (${keyOf(token)}, ${staffId}, now() + make_interval(secs => ${SESSION_SECONDS}))
  `.execute(db);
  return token;
}

/** The person a token belongs to, or null when it is missing, forged, expired or revoked. */
export async function findSignedIn(
  db: Kysely<Database>,
  token: string | undefined,
): Promise<SignedIn | null> {
  if (token?.length !== TOKEN_LENGTH) return null;
  const sessionKey = keyOf(token);
  const user = await db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['staff.id', 'staff.email', 'staff.role'])
    .where('session.token_hash', '=', sessionKey)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return user === undefined ? null : { ...user, sessionKey };
}

/** Ends one session, from the next request on. */
export async function revokeSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', keyOf(token)).execute();
}
