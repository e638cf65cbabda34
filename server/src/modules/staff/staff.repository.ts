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

/** True if there is at least one active administrator. */
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

/** Email addresses are case-insensitive. */
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
 * Those of the ids that exist and, with `admins`, every active administrator, locked until the transaction ends. One statement locks them
 * in id order, so that changes of staff cannot deadlock; if two administrators demote each other, the second waits here and sees the
 * first's change.
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

/** Updates the given fields. */
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

/** Sessions are deleted with the row. */
export async function deleteStaff(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('staff').where('id', '=', id).execute();
}
