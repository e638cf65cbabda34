import { createSigner } from 'fast-jwt';
import type { Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import { appSecret } from '@pasal/core/db/app-secret';
import type { Database } from '../../db/schema';
import { SESSION_SECONDS } from '@pasal/core/sessions/sessions';

const SECRET_NAME = 'staff_token';

export type TokenSigner = (user: User) => Promise<string>;

/** Signs the JWT whose expiry the page's guard reads. It grants nothing: the server never accepts it as a session (D32). */
export function createTokenSigner(db: Kysely<Database>): TokenSigner {
  const key = appSecret(db, SECRET_NAME);
  return async ({ id, email, role }) => {
    const sign = createSigner({
      key: await key(),
      algorithm: 'HS256',
      expiresIn: SESSION_SECONDS * 1000,
    });
    return sign({ sub: String(id), email, role });
  };
}
