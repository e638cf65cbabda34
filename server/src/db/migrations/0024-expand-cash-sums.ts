import { sql, type Kysely } from 'kysely';

/**
 * Sums of the cash book by day and person are read along an index that has all they need. A settlement may take another one back,
 * and then says why.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index cash_entry_sums on cash_entry (day, courier_id, kind, refund_way, by_email) include (amount_paisa)
  `.execute(db);
  await sql`
    alter table cash_settlement add column reverses integer references cash_settlement, add column reason text
  `.execute(db);
  await sql`
    create unique index cash_settlement_reverses on cash_settlement (reverses) where reverses is not null
  `.execute(db);
}
