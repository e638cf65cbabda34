import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '..');

/** Files of the server that do more to the cash book than add to it and read it. */
const changing = (text: string) =>
  /(?:updateTable|deleteFrom)\('cash_(?:entry|settlement)'\)|(?:update|delete from|truncate) cash_(?:entry|settlement)/.test(
    text,
  );

test('the cash book is added to and never changed', () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => changing(readFileSync(join(MODULES, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each(["db.updateTable('cash_entry')", 'delete from cash_settlement where id = 1'])(
  'it would find %s',
  (planted) => {
    expect(changing(planted)).toBe(true);
  },
);
