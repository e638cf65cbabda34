import { readText, unknownVariables, variablesRead } from '../testing/deployment/deployment-files';
import { readConfig } from './config';

const lines = [...readText('.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)];
const example = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
const page = readText('docs/operator/variables.md');

/** The names at the beginning of each line of the page. */
const described = [...page.matchAll(/^- ((?:`[A-Z_]+`(?:, )?)+)/gm)].flatMap(
  ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
);

test('the example has every variable that the server reads or the page describes, once, and no other', () => {
  const names = lines.map(([, name = '']) => name);
  expect(names).toEqual([...new Set(names)]);
  expect([...described, ...variablesRead()].filter((name) => !names.includes(name))).toEqual([]);
  expect(unknownVariables(names)).toEqual([]);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('with every line in use it makes a production shop', () => {
  expect(readConfig(example)).toMatchObject({ mode: 'production', port: 3000 });
});
