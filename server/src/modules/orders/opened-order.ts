import { createSigner, createVerifier } from 'fast-jwt';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { appSecret } from '@pasal/core/db/app-secret';
import { SERVICE_BASE_PATH } from '@pasal/platform/contract/service-path';
import type { Database } from '../../db/schema';

/** The cookie that names the order a look-up has opened; browsers only send it to the services of remotes. */
const COOKIE = 'opened_order';
/** Minutes for which services can read it. */
export const OPENED_MINUTES = 30;
const SECONDS = OPENED_MINUTES * 60;
const SECRET_NAME = 'opened_order';
const ALGORITHM = 'HS256';

const attributes = (secure: boolean): CookieSerializeOptions => ({
  path: SERVICE_BASE_PATH,
  httpOnly: true,
  sameSite: 'strict',
  secure,
  maxAge: SECONDS,
});

/** Remembers in the browser which order its visitor has opened by number and phone, for the services of remotes. */
export function createOpenedOrders(db: Kysely<Database>) {
  const secret = appSecret(db, SECRET_NAME);
  return {
    async remember(reply: FastifyReply, number: string, secure: boolean): Promise<void> {
      const key = await secret();
      const sign = createSigner({ key, algorithm: ALGORITHM, expiresIn: SECONDS * 1000 });
      reply.setCookie(COOKIE, sign({ sub: number }), attributes(secure));
    },
    /** The number of the order; null if none was opened recently. */
    async find(cookies: Readonly<Record<string, string | undefined>>): Promise<string | null> {
      const text = cookies[COOKIE];
      if (text === undefined) return null;
      const verify = createVerifier({
        key: await secret(),
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp'],
      });
      try {
        const { sub } = verify(text) as { sub: string };
        return sub;
      } catch {
        return null;
      }
    },
  };
}
