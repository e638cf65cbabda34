import { sql, type Kysely } from 'kysely';

const statements = [
  // They are packed already; trying to pack them again takes a quarter of an upload's processor time.
  `alter table release_part alter column bytes set storage external`,
  `alter table kit_file alter column bytes set storage external`,
];

/** Bytes of archives are stored as they come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
