import { sql, type Kysely } from 'kysely';

/** The address of a remote's own service, as the owner has allowed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table remote_service (
      name text primary key,
      address text not null,
      allowed_at timestamptz not null default now(),
      allowed_by text not null
    )
  `.execute(db);
}
