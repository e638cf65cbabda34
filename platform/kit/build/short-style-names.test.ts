import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const NAMES = pathToFileURL(resolve(__dirname, 'short-style-names.mjs')).href;

/** The sources with short names, in the same order. */
function shorten(sources: readonly string[]): string[] {
  const script = `
    import { shortenStyleNames } from ${JSON.stringify(NAMES)};
    console.log(JSON.stringify(${JSON.stringify(sources)}.map(shortenStyleNames)));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(String(said)) as string[];
}

const named = (id: string) => `withConfig({ componentId: "${id}" })`;

test('a name keeps to its build, file and place, in few signs, and other texts stay', () => {
  const ids = [
    'host__sc-778a9945-0',
    'host__sc-778a9945-12',
    'cart__sc-778a9945-0',
    'host__sc-x-0',
  ];
  const [first = '', later = '', other = '', none] = shorten(ids.map(named));
  expect(first).toMatch(/^withConfig\(\{ componentId: "[A-Za-z][A-Za-z0-9]{3}0" \}\)$/);
  expect(later).toBe(first.replace('0"', '12"'));
  expect(other).not.toBe(first);
  expect(none).toBe(named('host__sc-x-0'));
});
