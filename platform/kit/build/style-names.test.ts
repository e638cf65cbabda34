import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A folder inside the project, so that its packages are found. */
const FOLDER = resolve(__dirname, '../../node_modules/.cache/pasal-test');
const PLUGIN = pathToFileURL(resolve(__dirname, 'style-names-plugin.mjs')).href;

const BOX =
  "import styled from 'styled-components';\nexport const Box = styled.div`color: teal;`;\n";
const PLAIN = 'export const SIZE = 4;\n';

/** Lists the errors of a build of these files; the first one imports the others. */
function complaintsOf(files: Record<string, string>): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const directory = mkdtempSync(join(FOLDER, 'styles-'));
  const imports = Object.keys(files).map((file) => `import './${file}';`);
  writeFileSync(join(directory, 'index.js'), imports.join('\n'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
  const script = `
    import webpack from 'webpack';
    import { StyleNamesPlugin } from ${JSON.stringify(PLUGIN)};
    const context = ${JSON.stringify(directory)};
    webpack({
      context, mode: 'development', entry: './index.js', output: { path: context + '/dist' },
      externals: { 'styled-components': 'commonjs styled-components' },
      plugins: [new StyleNamesPlugin()],
    }, (error, stats) => {
      console.log(JSON.stringify(error ? [String(error)] : stats.compilation.errors.map(({ message }) => message)));
    });`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: resolve(__dirname, '../../..'),
    encoding: 'utf8',
  });
  rmSync(directory, { recursive: true, force: true });
  return JSON.parse(said) as string[];
}

test('two style files of the same text are refused by their names', () => {
  const files = { 'card.styles.js': BOX, 'tile.styles.js': BOX, 'one.js': PLAIN, 'two.js': PLAIN };
  expect(complaintsOf(files)).toEqual([
    expect.stringMatching(/^card\.styles\.js and tile\.styles\.js have the same text/),
  ]);
});

test('files that differ by a letter are well', () => {
  const files = { 'card.styles.js': BOX, 'tile.styles.js': BOX.replace('teal', 'navy') };
  expect(complaintsOf(files)).toEqual([]);
});
