import { sql, type Kysely } from 'kysely';
import { CART_CODE_DAYS, type SentLine } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';

/**
 * Stores lines under a code, or extends the expiry of the code they already have; one statement, so that the same cart sent twice at once
 * gets one code.
 * @returns the code the lines have
 * @throws a unique violation if the given code belongs to other lines
 */
export async function storeCode(
  db: Kysely<Database>,
  { code, lines, hash }: { code: string; lines: readonly SentLine[]; hash: string },
) {
  const { rows } = await sql<{ code: string; ends_at: Date }>`
    insert into cart_code (code, lines, lines_hash)
    values (${code}, ${JSON.stringify(lines)}::jsonb, ${hash})
    on conflict (lines_hash) do update set created_at = now()
    returning code, created_at + make_interval(days => ${CART_CODE_DAYS}) as ends_at
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a cart was not stored');
  return row;
}

/** Finds the lines of a code that has not expired. */
export async function findCode(db: Kysely<Database>, code: string) {
  const { rows } = await sql<{ lines: SentLine[]; ends_at: Date }>`
    select lines, ends_at from (
      select lines, created_at + make_interval(days => ${CART_CODE_DAYS}) as ends_at
      from cart_code where code = ${code}
    ) as known where ends_at > now()
  `.execute(db);
  return rows[0];
}
