import type { Kysely } from 'kysely';
import type { Role } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

const USER = ['id', 'email', 'role'] as const;

export interface NewStaff {
  email: string;
  passwordHash: string;
  role: Role;
}

export function listStaff(db: Kysely<Database>) {
  return db.selectFrom('staff').select(USER).orderBy('id').execute();
}

export function findStaff(db: Kysely<Database>, id: number) {
  return db.selectFrom('staff').select(USER).where('id', '=', id).executeTakeFirst();
}

export async function hasStaff(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** E-mail addresses are one whatever their case. */
export function findCredentials(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('staff')
    .select([...USER, 'password_hash'])
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

export interface StaffChange {
  email?: string | undefined;
  passwordHash?: string | undefined;
}

/** Changes what is given; a new password ends every session of the person in the same transaction. */
export function updateStaff(db: Kysely<Database>, id: number, change: StaffChange) {
  return db.transaction().execute(async (trx) => {
    if (change.passwordHash !== undefined) {
      await trx.deleteFrom('session').where('staff_id', '=', id).execute();
    }
    return trx
      .updateTable('staff')
      .set({
        ...(change.email !== undefined && { email: change.email }),
        ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
      })
      .where('id', '=', id)
      .returning(USER)
      .executeTakeFirst();
  });
}

/**
 * Deletes a member of staff, and with the row every session (decision 26). All administrators are
 * locked first, so that two who delete each other cannot both succeed.
 */
export function deleteStaff(db: Kysely<Database>, id: number) {
  return db.transaction().execute(async (trx) => {
    const admins = await trx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'admin')
      .orderBy('id')
      .forUpdate()
      .execute();
    if (admins.length === 1 && admins[0]?.id === id) return 'last-admin' as const;
    const deleted = await trx
      .deleteFrom('staff')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return deleted === undefined ? ('missing' as const) : ('deleted' as const);
  });
}
