import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CoreDatabase } from './tables';

const SECRET_BYTES = 32;

/** A signing key, made once per database, so that several servers share it. */
async function loadSecret(db: Kysely<CoreDatabase>, name: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into app_secret (name, value)
    values (${name}, ${randomBytes(SECRET_BYTES).toString('hex')})
    on conflict (name) do update set name = excluded.name
    returning value
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`the signing key ${name} was not stored`);
  return row.value;
}

/** Reads the key of this name on first use, and caches it. */
export function appSecret(db: Kysely<CoreDatabase>, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= loadSecret(db, name).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}
