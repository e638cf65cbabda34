import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '..');

/** Server files that do more to the cash book, to notes and to decisions of rules than insert and read. */
const changing = (text: string) =>
  /(?:updateTable|deleteFrom)\('(?:cash_entry|cash_settlement|customer_note|order_rule)'\)|(?:update|delete from|truncate) (?:cash_entry|cash_settlement|customer_note|order_rule)/.test(
    text,
  );

test('the cash book, notes and decisions are added to and never changed', () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => changing(readFileSync(join(MODULES, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  "db.updateTable('cash_entry')",
  'update order_rule set at = now()',
  'delete from cash_settlement where id = 1',
])('it would find %s', (planted) => {
  expect(changing(planted)).toBe(true);
});
