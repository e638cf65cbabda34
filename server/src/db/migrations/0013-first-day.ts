import { sql, type Kysely } from 'kysely';

const statements = [
  // The hash that was last seen not to be of a published demo password: each is looked at once.
  `alter table staff add column checked_hash text`,

  // When the work of an operator was last done, by the name of its command.
  `create table operator_work (
    name text primary key,
    done_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
