import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const READER = pathToFileURL(path.resolve(__dirname, 'syntax-tree.mjs')).href;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'pasal-pages-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The imports of pages that are written in each of these ways, or why they are refused. */
function importsOf(...ways: string[]): unknown[] {
  writeFileSync(
    path.join(directory, 'orders.ts'),
    "export const loaders: Loaders = { 'my-orders': () => import('./my') };",
  );
  const files = ways.map((pages, index) => {
    const file = path.join(directory, `remote-${index}.ts`);
    writeFileSync(
      file,
      `import { loaders as orders } from './orders';
       const cart = () => import('./cart');
       export const remote = { ${pages} };`,
    );
    return file;
  });
  const program = `
    import { importsBelow } from '${READER}';
    const read = (file) => { try { return importsBelow(file, 'pages'); } catch ({ message }) { return message; } };
    console.log(JSON.stringify(${JSON.stringify(files)}.map(read)));
  `;
  const words = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as unknown[];
}

test('each page is known by the import that stands in its place; one without is refused', () => {
  const refused = expect.stringMatching(/each of the pages needs an import of its own/);
  const own = { file: path.join(directory, 'remote-0.ts'), request: './cart' };
  const others = { file: path.join(directory, 'orders.ts'), request: './my' };
  expect(
    importsOf(
      "pages: { cart: () => import('./cart'), ...orders }",
      'slots: {}',
      'pages: { cart }',
      'pages: { cart: cart }',
      "pages: { 'my-cart': cart }",
      'pages: { ...cart }',
    ),
  ).toEqual([{ cart: own, 'my-orders': others }, {}, refused, refused, refused, refused]);
});
