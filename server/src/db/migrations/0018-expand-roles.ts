import { sql, type Kysely } from 'kysely';

/** Two more roles. Servers of the version before know none but the first two, and let these do what staff may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff drop constraint staff_role_check`.execute(db);
  await sql`
    alter table staff add constraint staff_role_check
      check (role in ('staff', 'admin', 'packer', 'accountant'))
  `.execute(db);
}
