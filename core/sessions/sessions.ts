import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { User } from '../contract/user';
import type { CoreDatabase } from '../db/tables';
import { isDiskFull } from '../errors/error-code';

/** The cookie the server trusts: opaque, HttpOnly, backed by a row (D32). */
export const SESSION_COOKIE = 'staff_session';
/** Seconds a session lasts. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** Seconds before the last-seen time is updated again. */
const SEEN_SECONDS = 60;
const TOKEN_BYTES = 32;
/** Length of a token's base64url text; anything else is not one of ours. */
const TOKEN_LENGTH = 43;

/** The owner of a request's session. */
export interface SignedIn extends User {
  /** Id of the session's row. */
  sessionId: number;
}

/** Where a session is opened. */
export interface SessionClient {
  /** Such as 'Firefox on Android'. */
  device: string;
  /** The network only. */
  address: string;
}

const NOWHERE: SessionClient = { device: '', address: '' };

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The person whose session is opened, and the hash their password matched. */
export interface Proven {
  id: number;
  password_hash: string;
}

/**
 * Opens a session and clears expired ones. Returns the token, of which only the hash is stored, or null when the
 * password was changed, or the person disabled or deleted, since the row was read: each of these changes locks the
 * row first and then ends the existing sessions.
 */
export async function openSession(
  db: Kysely<CoreDatabase>,
  { id, password_hash }: Proven,
  { device, address }: SessionClient = NOWHERE,
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  // A separate statement: a transaction that waits for the person's row must hold none of their sessions.
  await sql`delete from session where expires_at <= now()`.execute(db);
  const { numAffectedRows } = await sql`
    insert into session (token_hash, staff_id, expires_at, device, address)
    select ${keyOf(token)}, id, now() + make_interval(secs => ${SESSION_SECONDS}),
      ${device}, ${address}
    from staff where id = ${id} and password_hash = ${password_hash} and disabled_at is null
    for share
  `.execute(db);
  if (numAffectedRows !== 1n) return null;
  await touchStaff(db, id);
  return token;
}

async function touchStaff(db: Kysely<CoreDatabase>, staffId: number): Promise<void> {
  await sql`update staff set last_seen_at = now() where id = ${staffId}`.execute(db);
}

/** Two separate statements: together they could deadlock with a deletion. */
async function touch(db: Kysely<CoreDatabase>, sessionId: number, staffId: number): Promise<void> {
  await sql`
    update session set last_seen_at = now()
    where id = ${sessionId} and last_seen_at < now() - make_interval(secs => ${SEEN_SECONDS})
  `.execute(db);
  await touchStaff(db, staffId);
}

/** A signed-in person can still read while nothing can be written. */
function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

/** The person a token belongs to, or null when it is missing, forged, expired or revoked, or they are disabled. */
export async function findSignedIn(
  db: Kysely<CoreDatabase>,
  token: string | undefined,
): Promise<SignedIn | null> {
  if (token?.length !== TOKEN_LENGTH) return null;
  const found = await db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['staff.id', 'staff.email', 'staff.role', 'staff.language', 'session.id as sessionId'])
    .select(
      sql<boolean>`session.last_seen_at < now() - make_interval(secs => ${SEEN_SECONDS})`.as(
        'isStale',
      ),
    )
    .where('session.token_hash', '=', keyOf(token))
    .where('session.expires_at', '>', sql<Date>`now()`)
    // A person who signed in while being disabled has a session, but no access.
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { isStale, language, ...user } = found;
  if (isStale) await touch(db, user.sessionId, user.id).catch(unlessDiskFull);
  return { ...user, ...(language !== null && { language }) };
}

/** Ends one session, from the next request on. */
export async function revokeSession(db: Kysely<CoreDatabase>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', keyOf(token)).execute();
}
