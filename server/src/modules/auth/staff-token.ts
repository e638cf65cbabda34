import { randomBytes } from 'node:crypto';
import { createSigner } from 'fast-jwt';
import { sql, type Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { SESSION_SECONDS } from '../../sessions/sessions';

const SECRET_NAME = 'staff_token';
const SECRET_BYTES = 32;

/** The signing key, made once per database, so that several servers share it. */
async function loadKey(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into app_secret (name, value)
    values (${SECRET_NAME}, ${randomBytes(SECRET_BYTES).toString('hex')})
    on conflict (name) do update set name = excluded.name
    returning value
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the signing key was not stored');
  return row.value;
}

export type TokenSigner = (user: User) => Promise<string>;

/**
 * Signs the JWT the page's guard reads for its expiry. It opens nothing: the server never takes it
 * for a session (D32).
 */
export function createTokenSigner(db: Kysely<Database>): TokenSigner {
  let key: Promise<string> | undefined;
  return async ({ id, email, role }) => {
    key ??= loadKey(db).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    const sign = createSigner({
      key: await key,
      algorithm: 'HS256',
      expiresIn: SESSION_SECONDS * 1000,
    });
    return sign({ sub: String(id), email, role });
  };
}
