import type { Kysely, Transaction } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type { Role } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

const USER = ['id', 'email', 'role'] as const;
/** The columns an administrator sees of a member of staff. */
const MEMBER = [...USER, 'disabled_at', 'created_at', 'last_seen_at'] as const;

export interface NewStaff {
  email: string;
  passwordHash: string;
  role: Role;
}

export function listStaff(db: Kysely<Database>) {
  return db.selectFrom('staff').select(MEMBER).orderBy('id').execute();
}

export function findStaff(db: Kysely<Database>, id: number) {
  return db.selectFrom('staff').select(USER).where('id', '=', id).executeTakeFirst();
}

export async function hasStaff(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** True when at least one administrator may sign in. */
export async function hasAdmin(db: Kysely<Database>): Promise<boolean> {
  const admin = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Email addresses are one whatever their case. */
export function findCredentials(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('staff')
    .select([...USER, 'language', 'password_hash', 'disabled_at'])
    .where('email_key', '=', (eb) => eb.fn<string>('lower', [eb.val(email)]))
    .executeTakeFirst();
}

export function findPasswordHash(db: Kysely<Database>, id: number) {
  return db.selectFrom('staff').select('password_hash').where('id', '=', id).executeTakeFirst();
}

export function insertStaff(db: Kysely<Database>, { email, passwordHash, role }: NewStaff) {
  return db
    .insertInto('staff')
    .values({ email, password_hash: passwordHash, role })
    .returning(USER)
    .executeTakeFirstOrThrow();
}

/**
 * Those of the ids who are on the staff, and with `admins` every administrator who may sign in: as
 * they stay until the transaction ends. One statement locks them in the order of their ids, so that
 * no two changes of staff wait in a circle; of two administrators who take the right from each other
 * the second waits here and sees what the first has done.
 */
export function lockRows(trx: Trx, ids: readonly number[], { admins = false } = {}) {
  return trx
    .selectFrom('staff')
    .select(MEMBER)
    .where((eb) => {
      const named = eb('id', 'in', ids);
      const isAdmin = eb.and([eb('role', '=', 'admin'), eb('disabled_at', 'is', null)]);
      return admins ? eb.or([named, isAdmin]) : named;
    })
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface StaffChange {
  email?: string;
  password_hash?: string;
  role?: Role;
  disabled_at?: Date | null;
}

/** Changes what is given. */
export function updateStaff(trx: Trx, id: number, change: StaffChange) {
  return trx
    .updateTable('staff')
    .set(change)
    .where('id', '=', id)
    .returning(MEMBER)
    .executeTakeFirstOrThrow();
}

export function writeLanguage(db: Kysely<Database>, id: number, language: Language) {
  return db
    .updateTable('staff')
    .set({ language })
    .where('id', '=', id)
    .returning([...USER, 'language'])
    .executeTakeFirst();
}

/** With the row go the sessions. */
export async function deleteStaff(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('staff').where('id', '=', id).execute();
}
