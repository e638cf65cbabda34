import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COURIER_FILE_PRESETS, CourierHook } from '@pasal/shared/contracts';
import { signatureOf } from './webhook.service';

/** The documentation for couriers' programmers. */
const page = readFileSync(path.join(__dirname, '../../../../../docs/operator/couriers.md'), 'utf8');
const block = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';

test('the signature on the page of couriers is that of its lines, and its call is one', () => {
  const secret = /secret `([^`]+)`/.exec(page)?.[1] ?? '';
  const hook = JSON.parse(block('json')) as CourierHook;
  expect(Object.keys(hook)).toEqual(Object.keys(CourierHook.properties));
  const { signature, ...said } = hook;
  expect(signatureOf(secret, 7, said)).toBe(signature);
  expect(page).toContain(`the signature is \`${signature}\``);
  const { timestamp, id, code, event, reason, remarks } = said;
  expect(block('text').split('\n')).toEqual(
    ['pasal-courier', 7, timestamp, id, code, event, reason, remarks].map(String),
  );
});

test('the shapes on the page of couriers are those that the shop has', () => {
  for (const [name, columns] of Object.entries(COURIER_FILE_PRESETS))
    expect(page.replaceAll(/ +/g, ' ')).toContain(
      `| ${name} | ${columns.map(({ title }) => title).join(', ')} |`,
    );
});
