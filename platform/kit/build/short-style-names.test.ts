import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const LOADER = pathToFileURL(resolve(__dirname, 'short-style-names-loader.mjs')).href;

/** The sources as the loader passes them on, in the same order. */
function shorten(sources: readonly string[]): string[] {
  const script = `
    import shorten from ${JSON.stringify(LOADER)};
    const made = ${JSON.stringify(sources)}.map((source) => {
      let passed;
      shorten.call({ callback: (error, text) => (passed = text) }, source);
      return passed;
    });
    console.log(JSON.stringify(made));`;
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
