import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CoreDatabase } from './tables';

type Trx = Transaction<CoreDatabase>;

/** The statements of a text: each ends in a semicolon before an empty line. */
const statementsOf = (text: string): string[] =>
  text.split(/;\n\s*\n|;\s*$/).filter((statement) => statement.trim() !== '');

/** Runs the statements of some texts. */
export async function runTexts(trx: Trx, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx);
  }
}

const TRIGGERS = `
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = current_schema()::regnamespace`;
const FUNCTIONS = `
  select format('drop function %s', oid::regprocedure) as statement
  from pg_proc where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

async function drop(trx: Trx, listed: string): Promise<void> {
  const { rows } = await sql<{ statement: string }>`${sql.raw(listed)}`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}

/** Drops every trigger; deferred ones run first. */
export async function dropTriggers(trx: Trx): Promise<void> {
  // Pending deferred checks would block changes to tables.
  await sql`set constraints all immediate`.execute(trx);
  await drop(trx, TRIGGERS);
  await sql`set constraints all deferred`.execute(trx);
}

const digestOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex');

/** True when a database has the functions of these texts, according to the record it keeps with its migrations. */
export async function hasFunctions(
  db: Kysely<CoreDatabase>,
  texts: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ digest: string | null }>`
    select obj_description('kysely_migration'::regclass, 'pg_class') as digest`.execute(db);
  return rows[0]?.digest === digestOf(texts);
}

/**
 * Replaces every function and trigger by those of these texts.
 * @param meanwhile runs while there are none
 */
export async function replaceFunctions(
  trx: Trx,
  texts: readonly string[],
  meanwhile: () => Promise<void>,
): Promise<void> {
  await dropTriggers(trx);
  // Functions of extensions stay.
  await drop(trx, FUNCTIONS);
  await meanwhile();
  await runTexts(trx, texts);
  await sql.raw(`comment on table kysely_migration is '${digestOf(texts)}'`).execute(trx);
}
