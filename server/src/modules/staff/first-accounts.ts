import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { hashPassword } from './passwords';
import { insertStaff } from './staff.repository';

/** The demo shop's accounts, printed at every start (A33). */
export const DEMO_ACCOUNTS = [
  { email: 'admin@pasal.test', password: 'admin-demo-1234', role: 'admin' },
  { email: 'staff@pasal.test', password: 'staff-demo-1234', role: 'staff' },
] as const;

/** Both or none, so that an interrupted start is recognised as incomplete. */
export async function createDemoAccounts(db: Kysely<Database>): Promise<void> {
  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email, password, role }) => ({
      email,
      password_hash: await hashPassword(password),
      role,
    })),
  );
  await db.insertInto('staff').values(rows).execute();
}

/** The first administrator of a production shop (D27). */
export async function createFirstAdmin(
  db: Kysely<Database>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await insertStaff(db, { email, passwordHash: await hashPassword(password), role: 'admin' });
}
