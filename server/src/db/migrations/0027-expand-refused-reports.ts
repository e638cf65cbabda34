import { sql, type Kysely } from 'kysely';

/** What couriers signed and the shop could not write, until somebody has looked at it; and what speaks with each courier's system. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_report (
      id integer generated always as identity primary key,
      courier_id integer not null references courier on delete cascade,
      mark text not null,
      at timestamptz not null default now(),
      code text not null,
      event text not null,
      reason text,
      remarks text,
      order_number text,
      problem text not null,
      problem_ne text not null,
      unique (courier_id, mark)
    )
  `.execute(db);
  await sql`alter table courier add column adapter text not null default 'file'`.execute(db);
}
