import path from 'node:path';
import { build } from 'esbuild';
import { conditionsOf, extensionsOf } from './languages.mjs';

/** The one function such a file exports. */
const EXPORTED = /^export function (\w+)/m;
/** What of a bundle stands for that. */
const EXPORTS = /export\{([\w$]+) as \w+\};?\s*$/;

/**
 * The text of a function of a file, small, with all that it imports: an expression that needs nothing around it.
 * @param {string} file
 * @param {string} language
 */
async function textOf(file, language) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    absWorkingDir: path.dirname(file),
    resolveExtensions: extensionsOf(language),
    conditions: ['module', ...conditionsOf(language)],
  });
  const text = outputFiles[0]?.text ?? '';
  // What stands in a document is no module: an export that is left would end its script.
  if (!EXPORTS.test(text)) throw new Error(`${file} exports more than one function`);
  const files = Object.keys(metafile.inputs).map((name) => path.resolve(path.dirname(file), name));
  return { text: `(()=>{${text.replace(EXPORTS, 'return $1')}})()`, files };
}

/**
 * Returns a module that has its text in the place of a function that stands within documents, so that `String()` of it
 * is whole wherever it stands, whatever it imports; and the files that text is made of.
 * @param {string} file
 * @param {string} source
 * @param {string} language
 */
export async function textWithinDocument(file, source, language) {
  const name = EXPORTED.exec(source)?.[1];
  if (name === undefined) throw new Error(`${file} exports no function`);
  const { text, files } = await textOf(file, language);
  return { text: `export const ${name} = ${JSON.stringify(text)};\n`, files };
}
