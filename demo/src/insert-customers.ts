import { sql, type Transaction } from 'kysely';
import type { Database } from '@pasal/server/db/schema';
import { REMARKS } from './remarks';

type Trx = Transaction<Database>;

/** Customers who reorder after a refusal, those with joined numbers, and the threshold in rupees for calling first orders. */
const AGAIN = 3;
const JOINED = 6;
const ABOVE = 50_000;

/** Some buyers who refused a parcel order again, with another number. */
async function orderAgain(trx: Trx): Promise<void> {
  await sql`
    with refused as (
      select customer_name, email, row_number() over (order by orders.id) as place
      from orders join parcel on parcel.order_id = orders.id and parcel.stage = 'came_back'
    ),
    later as (
      select id, row_number() over (order by id desc) as place from orders where status = 'complete'
    )
    update orders set customer_name = refused.customer_name, email = refused.email
    from refused join later using (place) where orders.id = later.id and place <= ${AGAIN}
  `.execute(trx);
}

/** Joins the numbers of customers with the same name, refusals first. */
async function joinNumbers(trx: Trx): Promise<void> {
  await sql`
    with same as (
      select customer_name, array_agg(phone order by orders.id) as phones, count(parcel.id) as back
      from orders left join parcel on parcel.order_id = orders.id and parcel.stage = 'came_back'
      group by customer_name having count(distinct phone) between 2 and 4
      order by back desc, customer_name limit ${JOINED}
    ),
    placed as (select phones, row_number() over (order by customer_name) as place from same),
    added as (insert into customer (at) select now() from placed returning id),
    customers as (select id, row_number() over (order by id) as place from added)
    insert into customer_contact (contact, customer_id, by_email)
    select distinct unnest(phones), id, 'staff@pasal.test' from placed join customers using (place)
  `.execute(trx);
}

/** Notes on the most recent customers. */
async function writeNotes(trx: Trx): Promise<void> {
  const notes = REMARKS.of_customers;
  await sql`
    insert into customer_note (phone, at, by_email, note)
    select phone, created_at, 'staff@pasal.test', (${notes}::text[])[place]
    from (
      select phone, created_at, row_number() over (order by created_at desc, id desc) as place from orders
    ) as newest where place <= ${notes.length} order by place desc
  `.execute(trx);
}

/** The orders that two rules matched: large first orders, and those of buyers with a refusal. */
async function writeDecisions(trx: Trx): Promise<void> {
  await sql`
    insert into order_rule (order_id, at, rule, leads_to, figures)
    select id, created_at, 'first_order', 'call',
      jsonb_build_object('total', total_paisa / 100, 'above', ${ABOVE}::integer)
    from orders where total_paisa > ${ABOVE * 100} order by id
  `.execute(trx);
  await sql`
    insert into order_rule (order_id, at, rule, leads_to, figures)
    select orders.id, orders.created_at, 'refusals', 'call',
      jsonb_build_object('refused', refused, 'parcels', refused)
    from orders join customer_contact as own on own.contact = orders.phone
      cross join lateral (
        select count(*) as refused from customer_contact as other
          join orders as before on before.phone = other.contact and before.id < orders.id
          join parcel on parcel.order_id = before.id and parcel.stage = 'came_back'
        where other.customer_id = own.customer_id
      ) as known
    where refused > 0 order by orders.id
  `.execute(trx);
}

/** Writes staff's records on the demo's customers. */
export async function insertCustomers(trx: Trx): Promise<void> {
  await orderAgain(trx);
  await joinNumbers(trx);
  await writeNotes(trx);
  await writeDecisions(trx);
}
