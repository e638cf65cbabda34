import type { Kysely } from 'kysely';
import {
  BACK_SHOWN,
  CUSTOMER_PAGE_SIZE,
  type BackParcel,
  type CustomerDetails,
  type CustomerOrder,
  type CustomerOrdersQuery,
  type CustomerOrdersResponse,
  type Debt,
} from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { contactsOf, isEmail, phoneOf, theirOrders } from './contacts.repository';
import { OWES } from '../order-record/book.repository';
import { olderThan } from './customer-list.repository';
import { BACK } from './counts.statement';
import { readCustomer } from './customer.repository';
import { listNotes } from './note.repository';

type Db = Kysely<Database>;

/** Maximum notes shown on a page. */
const MOST_NOTES = 200;

/** Parcels that came back, each with the last reason reported. */
async function listBack(db: Db, contacts: readonly string[]): Promise<BackParcel[]> {
  const values = new Values();
  const text = `
    with theirs as materialized (
      select orders.id, orders.order_number from orders where ${theirOrders(contacts, values)}
    )
    select theirs.id as order_id, order_number, parcel.number, parcel.stage, stage_since as at, told.reason,
      told.remarks, courier.name as courier, (${BACK.IS_REFUSED}) as refused
    from theirs join parcel on parcel.order_id = theirs.id
      left join courier on courier.id = parcel.courier_id
      left join lateral (
        select reason, remarks from parcel_event as said where said.parcel_id = parcel.id and reason is not null
        order by id desc limit 1
      ) as told on true
    where ${BACK.IS_BACK} order by stage_since desc, parcel.id desc limit ${BACK_SHOWN}`;
  const rows = await runStatement<Omit<BackParcel, 'at'> & { at: Date }>(db, {
    text,
    values: values.list,
  });
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Delivered parcels with an open debt. */
async function listDebts(db: Db, contacts: readonly string[]): Promise<Debt[]> {
  const values = new Values();
  const text = `
    with theirs as materialized (
      select orders.id, orders.order_number from orders where ${theirOrders(contacts, values)}
    )
    select * from (
      select theirs.id as order_id, order_number, parcel.number, ${OWES} as paisa
      from theirs join parcel on parcel.order_id = theirs.id where parcel.stage = 'delivered'
    ) as owed where paisa > 0 order by order_id, number limit ${BACK_SHOWN}`;
  const rows = await runStatement<Omit<Debt, 'owes'> & { paisa: number }>(db, {
    text,
    values: values.list,
  });
  return rows.map(({ paisa, ...row }) => ({ ...row, owes: toRupees(paisa) }));
}

/** Name and email of the last order. */
async function readName(db: Db, contacts: readonly string[]) {
  const values = new Values();
  const text = `
    with theirs as materialized (
      select orders.id, created_at, customer_name, email from orders where ${theirOrders(contacts, values)}
    )
    select customer_name, email from theirs order by created_at desc, id desc limit 1`;
  const [row] = await runStatement<{ customer_name: string; email: string }>(db, {
    text,
    values: values.list,
  });
  return row ?? { customer_name: '', email: '' };
}

/** @throws DomainError 400 for an invalid phone number */
export async function readDetails(db: Db, written: string): Promise<CustomerDetails> {
  const customer = await readCustomer(db, written);
  const contacts = await contactsOf(db, customer.phone);
  const joined = await db
    .selectFrom('customer_contact')
    .select(['contact', 'at', 'by_email as by'])
    .where('contact', 'in', contacts)
    .orderBy('contact')
    .execute();
  const phones = contacts.filter((contact) => !isEmail(contact));
  return {
    ...customer,
    ...(await readName(db, contacts)),
    contacts: joined.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    all_notes: await listNotes(db, phones, MOST_NOTES),
    debts: await listDebts(db, contacts),
    back: await listBack(db, contacts),
  };
}

/** The statement for a page of a customer's orders, plus one. */
export function customerOrdersStatement(
  contacts: readonly string[],
  before: number | undefined,
): Statement {
  const values = new Values();
  const text = `
    with theirs as materialized (select orders.id, created_at from orders where ${theirOrders(contacts, values)}),
    page as (
      select id from theirs where true ${olderThan(before, values)} order by created_at desc, id desc limit ${CUSTOMER_PAGE_SIZE + 1}
    )
    select orders.id, order_number, orders.created_at, phone, city.name as city, status, stage, total_paisa
    from page join orders on orders.id = page.id join city on city.id = city_id
    order by orders.created_at desc, orders.id desc`;
  return { text, values: values.list };
}

/** @throws DomainError 400 for an invalid phone number */
export async function listTheirOrders(
  db: Db,
  { phone, before }: CustomerOrdersQuery,
): Promise<CustomerOrdersResponse> {
  const contacts = await contactsOf(db, phoneOf(phone));
  const rows = await runStatement<
    Omit<CustomerOrder, 'created_at' | 'total'> & { created_at: Date; total_paisa: number }
  >(db, customerOrdersStatement(contacts, before));
  const shown = rows.slice(0, CUSTOMER_PAGE_SIZE);
  return {
    orders: shown.map(({ created_at, total_paisa, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      total: toRupees(total_paisa),
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
