import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { appSecret } from '@pasal/core/db/app-secret';
import { notFound } from '@pasal/core/errors/domain-error';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { calls } from '@pasal/shared/contracts/whole-calls';
import type { Database } from '../../db/schema';
import * as messages from './messages';

const RADIX = 36;
/** Characters of a signature: 132 bits. */
const SIGNATURE = 22;
/** Milliseconds for which a picture's URL is valid: those who got it have the page open. */
const GOOD_FOR = 60 * 60 * 1000;

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, SIGNATURE);

/** Creates an unforgeable token for a picture; anyone who has it can see the picture for an hour. */
export function writePictureToken(id: number, secret: string, now: number): string {
  // Rounded to a quarter of an hour, so that a page that reloads has the picture cached.
  const quarter = GOOD_FOR / 4;
  const until = (Math.ceil(now / quarter) + 4) * quarter;
  const text = `${id.toString(RADIX)}.${(until / 1000).toString(RADIX)}`;
  return `${text}.${signatureOf(text, secret)}`;
}

/** Reads a token; null if it is forged or expired. */
export function readPictureToken(token: string, secret: string, now: number): number | null {
  const [, text, signature] = /^([0-9a-z]{1,7}\.[0-9a-z]{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  if (text === undefined || signature === undefined) return null;
  const right = Buffer.from(signatureOf(text, secret));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  const [id = 0, seconds = 0] = text.split('.').map((part) => Number.parseInt(part, RADIX));
  return seconds * 1000 > now ? id : null;
}

/** The pictures of returns: their URLs and content. */
export function returnPictures(db: Kysely<Database>) {
  const secret = appSecret(db, 'return_picture');
  return {
    async addresses() {
      const key = await secret();
      const now = Date.now();
      return (id: number) =>
        `${API_BASE_PATH}${calls.returnPicture.path.replace(':token', writePictureToken(id, key, now))}`;
    },
    /** @throws DomainError 404 */
    async read(token: string): Promise<Buffer> {
      const id = readPictureToken(token, await secret(), Date.now());
      const row =
        id === null
          ? undefined
          : await db
              .selectFrom('order_return_picture')
              .select('picture')
              .where('id', '=', id)
              .executeTakeFirst();
      if (row === undefined) throw notFound(messages.noSuchPicture);
      return Buffer.from(row.picture);
    },
  };
}
