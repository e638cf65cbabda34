import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const LOADER = pathToFileURL(resolve(__dirname, 'within-document-loader.mjs')).href;

/** A function and its imports, as the loader returns them in a build's language; and its file dependencies. */
function load(
  files: Record<string, string>,
  name: string,
  language = 'en',
): { made: string; needs: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'pasal-within-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const script = `
    import write from ${JSON.stringify(LOADER)};
    const needs = [];
    const self = {
      resourcePath: ${JSON.stringify(join(folder, name))},
      addDependency: (file) => needs.push(file),
      getOptions: () => ({ language: ${JSON.stringify(language)} }),
    };
    const made = await write.call(self, ${JSON.stringify(files[name])});
    console.log(JSON.stringify({ made, needs }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  const { made, needs } = JSON.parse(String(said)) as { made: string; needs: string[] };
  return { made, needs: needs.map((file) => file.slice(folder.length + 1)) };
}

const files = {
  'double.ts':
    'export const double = (count: number): number => count * 2;\nexport const unused = "unused";\n',
  'show.document.ts':
    'import { double } from "./double";\n/** Shows. */\nexport function show(count: number): string {\n  return `${double(count)} </b>`;\n}\n',
};

test('the text of a function is whole by itself, with what it imports and nothing else', () => {
  const { made, needs } = load(files, 'show.document.ts');
  const [, text = ''] = /^export const show = (".*");\n$/.exec(made) ?? [];
  const show = JSON.parse(text) as string;
  expect(new Function(`return (${show})(21)`)()).toBe('42 </b>');
  expect(show).not.toContain('unused');
  expect(needs.toSorted()).toEqual(['double.ts', 'show.document.ts']);
});

test('a function whose small name has a dollar in it stands alone as well', () => {
  // There are too few names of one letter, and those of two begin with a dollar.
  const names = Array.from({ length: 120 }, (_none, at) => `part${at}`);
  const parts = names.map(
    (name, at) => `const ${name} = (n: number): number => n * ${at} + Math.random();`,
  );
  const calls = names.map((name) => `${name}(count)`).join(' + ');
  const many = {
    'many.document.ts': `${parts.join('\n')}\nexport function show(count: number): number {\n  return ${calls};\n}\n`,
  };
  const { made } = load(many, 'many.document.ts');
  const [, text = ''] = /^export const show = (".*");\n$/.exec(made) ?? [];
  expect(JSON.parse(text)).not.toContain('export');
  expect(new Function(`return (${JSON.parse(text) as string})(0)`)()).toBeGreaterThan(0);
});

test('two functions of a file are refused', () => {
  const two = { 'two.document.ts': 'export function a() {}\nexport function b() {}\n' };
  expect(() => load(two, 'two.document.ts')).toThrow(/exports more than one function/);
});

test('a build in another language takes the words of it', () => {
  const words = {
    'words.ts': 'export const word = "Cart";\n',
    'words.ne.ts': 'export const word = "कार्ट";\n',
    'say.document.ts':
      'import { word } from "./words";\nexport function say(): string {\n  return word;\n}\n',
  };
  expect(load(words, 'say.document.ts').made).toContain('Cart');
  const { made, needs } = load(words, 'say.document.ts', 'ne');
  expect(made).toContain('कार्ट');
  expect(made).not.toContain('Cart');
  expect(needs.toSorted()).toEqual(['say.document.ts', 'words.ne.ts']);
});

test('a file without a function is refused by name', () => {
  expect(() => load({ 'none.document.ts': 'export const a = 1;' }, 'none.document.ts')).toThrow(
    'none.document.ts exports no function',
  );
});
