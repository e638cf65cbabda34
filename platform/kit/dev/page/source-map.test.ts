import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

const MODULE = pathToFileURL(resolve(__dirname, 'source-map.mjs')).href;
const SCRIPT = `import { originalOf } from ${JSON.stringify(MODULE)};
  console.log(JSON.stringify(originalOf(...JSON.parse(process.argv[1])) ?? null));`;
/** Runs the browser's module in a Node process. */
const originalOf = (...given: [map: object, place: { line: number; column: number }]): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', SCRIPT, JSON.stringify(given)],
      { encoding: 'utf8' },
    ),
  );

const text = [
  'type A = 1;',
  '',
  'export function one(a: A) {',
  '  throw new Error(`${a}`);',
  '}',
  '',
];

test('a place of a built file is found in its source', () => {
  const { code, map } = transformSync(text.join('\n'), {
    loader: 'ts',
    sourcefile: 'one.ts',
    sourcemap: 'external',
  });
  const lines = code.split('\n');
  const line = lines.findIndex((each) => each.includes('throw')) + 1;
  const column = (lines[line - 1] ?? '').indexOf('new') + 1;
  const found = originalOf(JSON.parse(map) as object, { line, column });
  expect(found).toEqual({ file: 'one.ts', text: text.join('\n'), line: 4 });
});

test('a place that no source has is not found', () => {
  const map = { mappings: ';', sources: [], sourcesContent: [] };
  expect(originalOf(map, { line: 2, column: 1 })).toBeNull();
});
