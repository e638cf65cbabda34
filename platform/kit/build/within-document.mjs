import path from 'node:path';
import { build } from 'esbuild';
import { conditionsOf, extensionsOf } from './languages.mjs';

/** The one function such a file exports. */
const EXPORTED = /^export function (\w+)/m;
/** The bundled form of that export. */
const EXPORTS = /export\{([\w$]+) as \w+\};?\s*$/;

/**
 * A file's function, bundled and minified with its imports: a self-contained expression.
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
  // Inline scripts are no modules: a remaining export would be a syntax error.
  if (!EXPORTS.test(text)) throw new Error(`${file} exports more than one function`);
  const files = Object.keys(metafile.inputs).map((name) => path.resolve(path.dirname(file), name));
  return { text: `(()=>{${text.replace(EXPORTS, 'return $1')}})()`, files };
}

/**
 * Returns a module in which a function to be inlined in documents is replaced by its bundled text, so that its
 * `String()` is complete, whatever it imports; and the files of that bundle.
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
