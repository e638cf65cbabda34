import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onBothDatabases } from '../../testing/database/both-databases';

/** The decision record that lists each trigger with its purpose. */
const RECORD = join(__dirname, '../../../../docs/decisions/0061-the-database-as-one-picture.md');
/** The most triggers allowed. */
const MOST = 12;

const named = [...readFileSync(RECORD, 'utf8').matchAll(/^\| `([a-z_]+)` +\| [a-z]/gm)].map(
  ([, name]) => name,
);

onBothDatabases((shop) => {
  test('each trigger has its reason in the record, and there are few', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgname as name from pg_trigger where not tgisinternal order by tgname
    `.execute(shop().db);
    const names = rows.map(({ name }) => name);
    expect(named.toSorted()).toEqual(names);
    expect(names.length).toBeLessThanOrEqual(MOST);
  });
});
