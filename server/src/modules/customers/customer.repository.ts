import type { Kysely } from 'kysely';
import { NOTES_BESIDE_ORDER, type Customer } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { runStatement, Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { readBalance } from './balance.repository';
import { contactsOf, isEmail, phoneOf, theirOrders } from './contacts.repository';
import { countsOf, type Counts } from './counts.statement';
import { listNotes } from './note.repository';

/** Formats counts for the response. */
export const presentCounts = <Row extends Counts>({ bought_paisa, since, ...row }: Row) => ({
  ...row,
  bought: toRupees(bought_paisa),
  since: since?.toISOString() ?? null,
});

/** The statement that counts the orders of a customer. */
export function customerStatement(contacts: readonly string[]) {
  const values = new Values();
  return { text: countsOf(theirOrders(contacts, values)), values: values.list };
}

/**
 * The outcomes of the orders of a phone number and everything linked to it, the notes of staff, and the balance (D226, D240).
 * @throws DomainError 400 for an invalid phone number
 */
export async function readCustomer(db: Kysely<Database>, written: string): Promise<Customer> {
  const phone = phoneOf(written);
  const contacts = await contactsOf(db, phone);
  const [counts] = await runStatement<Counts>(db, customerStatement(contacts));
  if (counts === undefined) throw new Error('a count of orders had no row');
  const phones = contacts.filter((contact) => !isEmail(contact));
  return {
    phone,
    ...presentCounts(counts),
    ...(await readBalance(db, contacts)),
    joined: contacts.filter((contact) => contact !== phone),
    notes: await listNotes(db, phones, NOTES_BESIDE_ORDER),
  };
}
