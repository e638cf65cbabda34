import { sql, type Kysely, type Transaction } from 'kysely';
import { MAX_JOINED, type CustomerContactRequest, type User } from '@pasal/shared/contracts';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { contactOf, isEmail, phoneOf } from './contacts.repository';
import * as messages from './messages';
import { customerLog } from './log';

type Trx = Transaction<Database>;

/** The last digits of a number: the log never has a complete one. */
export const endOf = (phone: string): string => `…${phone.slice(-4)}`;

/** Serialises linking and unlinking: two concurrent changes to the same people would lose some contacts. */
const lockContacts = (trx: Trx) =>
  sql`lock table customer_contact in share row exclusive mode`.execute(trx);

interface Joined {
  id: number | undefined;
  contacts: readonly string[];
}

/** All contacts of the customer with this contact; only itself if nothing is linked. */
async function groupOf(trx: Trx, contact: string): Promise<Joined> {
  const rows = await trx
    .selectFrom('customer_contact as own')
    .innerJoin('customer_contact as other', 'other.customer_id', 'own.customer_id')
    .select(['other.contact', 'own.customer_id as id'])
    .where('own.contact', '=', contact)
    .execute();
  const [first] = rows;
  if (first === undefined) return { id: undefined, contacts: [contact] };
  return { id: first.id, contacts: rows.map((row) => row.contact) };
}

async function addCustomer(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer default values returning id
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a customer was not written');
  return row.id;
}

const logJoined = (trx: Trx, actor: User, phone: string, [before, after]: [number, number]) =>
  recordActivity(trx, actor, {
    log: customerLog,
    action: 'change',
    id: null,
    name: endOf(phone),
    before: { joined: before },
    after: { joined: after },
  });

/**
 * Links two contacts, with everything linked to either, as one customer.
 * @throws DomainError 400 for an invalid contact; 409 if they are already linked, or there would be too many
 */
export function joinCustomer(
  db: Kysely<Database>,
  actor: User,
  request: CustomerContactRequest,
): Promise<void> {
  const phone = phoneOf(request.phone);
  const contact = contactOf(request.contact);
  if (contact === phone) {
    throw invalid(messages.sameNumber, { path: 'contact', message: messages.sameNumber });
  }
  return db.transaction().execute(async (trx) => {
    await lockContacts(trx);
    const [own, other] = [await groupOf(trx, phone), await groupOf(trx, contact)];
    if (own.contacts.includes(contact)) throw conflict(messages.joinedAlready);
    const all = [...own.contacts, ...other.contacts];
    if (all.length > MAX_JOINED) throw conflict(messages.tooManyJoined(MAX_JOINED));
    const customer_id = own.id ?? other.id ?? (await addCustomer(trx));
    const values = all.map((each) => ({ contact: each, customer_id, by_email: actor.email }));
    await trx
      .insertInto('customer_contact')
      .values(values)
      .onConflict((clash) => clash.column('contact').doUpdateSet({ customer_id }))
      .execute();
    const left = [own.id, other.id].filter((id) => id !== undefined && id !== customer_id);
    for (const id of left) {
      await trx.deleteFrom('customer').where('id', '=', Number(id)).execute();
    }
    await logJoined(trx, actor, phone, [own.contacts.length, all.length]);
  });
}

/**
 * Unlinks a contact from its customer. A contact that would remain alone, or a group without a phone number, is unlinked too.
 * @throws DomainError 400 for an invalid contact; 409 if they are not linked
 */
export function partCustomer(
  db: Kysely<Database>,
  actor: User,
  request: CustomerContactRequest,
): Promise<void> {
  const phone = phoneOf(request.phone);
  const contact = contactOf(request.contact);
  return db.transaction().execute(async (trx) => {
    await lockContacts(trx);
    const { id, contacts } = await groupOf(trx, phone);
    if (id === undefined || !contacts.includes(contact)) throw conflict(messages.notJoined);
    const left = contacts.filter((each) => each !== contact);
    const isOver = left.length < 2 || left.every(isEmail);
    if (isOver) await trx.deleteFrom('customer').where('id', '=', id).execute();
    else await trx.deleteFrom('customer_contact').where('contact', '=', contact).execute();
    await logJoined(trx, actor, phone, [contacts.length, isOver ? 1 : left.length]);
  });
}
