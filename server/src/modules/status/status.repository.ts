import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';

interface Stored {
  waiting: number;
  oldest: Date | null;
  failed: number;
  held: number;
  bytes: number;
}

/** Status from the database: the outbox, and the size. */
export async function readStored(db: Kysely<Database>): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select (select count(*) from outbox where state = 'waiting')::integer as waiting,
      (select min(created_at) from outbox where state = 'waiting') as oldest,
      (select count(*) from outbox where state = 'failed')::integer as failed,
      (select count(*) from outbox where state = 'held')::integer as held,
      pg_database_size(current_database()) as bytes
  `.execute(db);
  const [stored] = rows;
  if (stored === undefined) throw new Error('the status was not read');
  return stored;
}
