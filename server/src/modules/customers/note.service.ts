import type { Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { phoneOf } from './contacts.repository';
import { endOf } from './join.service';
import { insertNote } from './note.repository';
import { customerLog } from './log';

/** Adds a note to a number, whether or not anybody has ordered with it. @throws DomainError 400 for an invalid phone number */
export function noteCustomer(
  db: Kysely<Database>,
  actor: User,
  request: { phone: string; note: string },
): Promise<void> {
  const phone = phoneOf(request.phone);
  const { note } = request;
  return db.transaction().execute(async (trx) => {
    await insertNote(trx, { phone, by_email: actor.email, note });
    // A note's text is customer data, and is never logged.
    const entry = { id: null, name: endOf(phone), after: { note } };
    await recordActivity(trx, actor, { log: customerLog, action: 'add', ...entry });
  });
}
