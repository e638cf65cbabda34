import { Client } from 'pg';
import type { Statement } from '@pasal/core/db/statement';
import { OPEN_STAGES } from '@pasal/shared/contracts';
import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { manyParcels } from '../../testing/database/many-parcels';
import { manyRows } from '../../testing/database/many-rows';
import { sharedPostgres, type SharedPostgres } from '../../testing/database/shared-postgres';
import { handedStatement } from '../desks/hand-over.repository';
import { deskStatement } from '../desks/desk.repository';

jest.setTimeout(120_000);

const ORDERS = 100_000;
/** Maximum 8 kB pages that a desk of a few hundred parcels may read, of the thousands there are. */
const MOST_PAGES = 2700;

let postgres: SharedPostgres;
let client: Client;
beforeAll(async () => {
  postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  const { db, close } = await connectDatabase({ databaseUrl });
  await migrateToLatest(db).finally(close);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const filling = [...manyRows({ products: 100, orders: ORDERS }), ...manyParcels(ORDERS)];
  for (const text of filling) await client.query(text);
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

const FILTERS = [
  {},
  { district_id: 5 },
  { city_id: 12 },
  { promised_by: '2026-11-18' },
  { code: 'NP-2026-000777-1' },
  { code: 'PTH-7' },
];

async function planOf({ text, values }: Statement) {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, timing off) ${text}`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN']);
}

test('a sheet of all that a courier was handed reads the events of that day', async () => {
  const { rows } = await client.query<{ day: string; count: number }>(`
    select to_char(at at time zone 'Asia/Kathmandu', 'YYYY-MM-DD') as day, count(*)::integer
    from parcel_event where courier_id = 5 group by 1 order by 2 desc limit 1`);
  const [{ day, count } = { day: '', count: 0 }] = rows;
  expect(count).toBeGreaterThan(0);
  const plan = await planOf(handedStatement(5, { day, of: 'all' }));
  expect(plan.join('\n')).toMatch(/Index (?:Only )?Scan (?:using|on) parcel_event_handed/);
  expect(plan.filter((line) => /Seq Scan on (?:orders|parcel|parcel_event)\b/.test(line))).toEqual(
    [],
  );
});

test.each(OPEN_STAGES)(
  'the desk of what is %s reads no table that grows through',
  async (stage) => {
    for (const filter of FILTERS) {
      const { text, values } = deskStatement({ stage, limit: 50, ...filter });
      const plan = await planOf({ text, values });
      expect(
        plan.filter((line) => /Seq Scan on (?:orders|parcel|cash_entry)\b/.test(line)),
      ).toEqual([]);
      const [, pages = '0'] = /shared hit=(\d+)/.exec(plan[3] ?? '') ?? [];
      expect(Number(pages)).toBeLessThan(MOST_PAGES);
    }
  },
);
