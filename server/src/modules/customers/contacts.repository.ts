import { sql, type Kysely } from 'kysely';
import { looksLikeEmail } from '@pasal/core/contract/text/email';
import { invalid } from '@pasal/core/errors/domain-error';
import { normalisePhone } from '@pasal/shared/domain';
import type { Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { containing } from '../search-pattern';
import * as messages from './messages';

/** @throws DomainError 400 for an invalid phone number */
export function phoneOf(written: string, path = 'phone'): string {
  const phone = normalisePhone(written);
  if (phone !== null) return phone;
  const message = messages.phoneFault(written);
  throw invalid(message, { path, message });
}

/** A phone number or email address in the form used to link customers. @throws DomainError 400 if it is neither */
export function contactOf(written: string): string {
  const phone = normalisePhone(written);
  if (phone !== null) return phone;
  const email = written.trim().toLowerCase();
  if (looksLikeEmail(email)) return email;
  const message = messages.invalidContact;
  throw invalid(message, { path: 'contact', message });
}

export const isEmail = (contact: string): boolean => contact.includes('@');

/** All contacts linked to any of these, themselves included; empty if none is linked. */
export async function joinedTo(
  db: Kysely<Database>,
  given: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ contact: string }>`
    select contact from customer_contact
    where customer_id in (select customer_id from customer_contact where contact = any(${given}::text[]))
    order by contact
  `.execute(db);
  return rows.map(({ contact }) => contact);
}

/** All contacts of the customer with this number. */
export const contactsOf = async (
  db: Kysely<Database>,
  phone: string,
): Promise<readonly string[]> => [...new Set([phone, ...(await joinedTo(db, [phone]))])];

/** Condition on `orders` for those of a customer. Phone numbers use one index, linked email addresses the index of the search. */
export function theirOrders(contacts: readonly string[], values: Values): string {
  const phones = contacts.filter((contact) => !isEmail(contact));
  const found = contacts
    .filter(isEmail)
    .map(
      (email) =>
        `(orders.search_text like ${values.add(containing(email))}::text and lower(orders.email) = ${values.add(email)}::text)`,
    );
  const byPhone = `orders.phone = any(${values.add(phones)}::text[])`;
  return `orders.deleted_at is null and (${[byPhone, ...found].join(' or ')})`;
}
