import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { sharedFromSource } from './from-source.mjs';
import { root } from './workspaces.mjs';

const folder = path.join(root, 'shared/gallery');
const ENDING = '.example.tsx';

/** Reads the text of each example, by its name. */
function readSources() {
  const examples = path.join(folder, 'examples');
  const files = readdirSync(examples).filter((file) => file.endsWith(ENDING));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ENDING.length),
      readFileSync(path.join(examples, file), 'utf8'),
    ]),
  );
}

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'main.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sharedFromSource],
    logLevel: 'error',
  });
  return /** @type {Uint8Array} */ (outputFiles[0]?.contents);
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {'hex' | 'base64'} form
 */
const hash = (name, bytes, form) => createHash(name).update(bytes).digest(form);

/**
 * Writes the page of the kit: a document, its script and its pictures. The document's policy forbids inline code, and
 * requires the script's hash.
 * @param {{ dist: string, version: string, rooms: import('./shared-offers.mjs').Room[] }} parts the folder, and the
 * description of shared
 * @returns the file of the document, and those next to it
 */
export async function buildGallery({ dist, version, rooms }) {
  for (const old of readdirSync(dist).filter((file) => file.startsWith('gallery'))) {
    rmSync(path.join(dist, old));
  }
  const code = await bundle();
  const script = `gallery-${hash('sha256', code, 'hex').slice(0, 12)}.js`;
  const data = JSON.stringify({ version, sources: readSources(), rooms }).replaceAll(
    '<',
    '\\u003c',
  );
  writeFileSync(path.join(dist, script), code);
  const pictures = readdirSync(path.join(folder, 'pictures'));
  for (const file of pictures) {
    copyFileSync(path.join(folder, 'pictures', file), path.join(dist, file));
  }
  writeFileSync(
    path.join(dist, 'gallery.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>The kit for teams</title>
    <link rel="icon" href="data:," />
    <script type="application/json" id="data">${data}</script>
    <script type="module" crossorigin src="/kit/${script}" integrity="sha384-${hash('sha384', code, 'base64')}"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>The parts of the kit need JavaScript.</noscript>
  </body>
</html>
`,
  );
  return { gallery: 'gallery.html', galleryFiles: [script, ...pictures] };
}
