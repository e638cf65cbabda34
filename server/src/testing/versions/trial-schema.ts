/** A possible change of the database by the next version: an example of each that the rule allows. */
import { sql, type Kysely } from 'kysely';
import { FUNCTIONS as OWN } from '../../db/functions';
import { migrations as own } from '../../db/migrations';

const ADDED = [
  'product',
  'orders',
  'order_item',
  'staff',
  'session',
  'outbox',
  'activity',
  'live_release',
  'remote_service',
  'release_event',
].map(
  (table) =>
    `alter table ${table} add column trial text, add column trial_kind text not null default 'x'`,
);

export const migrations: typeof own = {
  ...own,
  '9001-expand-trial': {
    async up(db: Kysely<unknown>) {
      for (const statement of ADDED) await sql.raw(statement).execute(db);
      await sql`create table trial (order_id integer primary key references orders on delete cascade)`.execute(
        db,
      );
      await sql`create index orders_trial on orders (trial)`.execute(db);
    },
  },
  '9002-migrate-trial': {
    async up(db: Kysely<unknown>) {
      const { numAffectedRows } = await sql`
        update orders set trial = order_number where id in (
          select id from orders where trial is null order by id limit 200)`.execute(db);
      return Number(numAffectedRows);
    },
  },
};

export const FUNCTIONS = [
  ...OWN,
  `
create function follow_trial() returns trigger language plpgsql as $$
begin
  new.trial := new.order_number;
  return new;
end $$;

create trigger trial_followed before insert or update on orders
  for each row execute function follow_trial();
`,
];
