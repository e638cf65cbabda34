import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Evaluates the remote's `routes.ts`: plain data, so it can be read without a browser. */
function descriptionOf(directory) {
  const entry = path.join(directory, 'src/routes.ts');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return module.exports.description;
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(map|br|gz)$/.test(file.name))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .toSorted();
}

/** Compressed copies beside each script and manifest, made once instead of at every request. */
function compress(folder, files) {
  for (const file of files.filter((name) => /\.(js|json)$/.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

function integrityOf(folder, files) {
  return Object.fromEntries(
    files.map((file) => [file, sha384(readFileSync(path.join(folder, file)))]),
  );
}

/** Puts a file in place in one step: a reader sees the old one or the new one. */
function writeWhole(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * After a build that succeeded, writes what it is beside its folder: `dist/release.json` of a
 * remote (version, manifest, routes, integrity of every file), `dist/host.json` of the host
 * (version and the scripts of its entry, in order). The server reads these and nothing else.
 */
export class BuildRecordPlugin {
  constructor({ name, directory, version, development }) {
    Object.assign(this, { name, directory, version, development });
  }

  apply(compiler) {
    compiler.hooks.done.tap('BuildRecordPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const dist = path.join(this.directory, 'dist');
      const folder = path.join(dist, this.version);
      const files = filesOf(folder);
      const integrity = integrityOf(folder, files);
      if (!this.development) compress(folder, files);
      if (this.name === 'host') {
        const scripts = stats.compilation.entrypoints.get('host').getFiles();
        const { routes } = descriptionOf(this.directory);
        writeWhole(path.join(dist, 'host.json'), {
          version: this.version,
          scripts,
          routes,
          integrity,
        });
      } else {
        writeWhole(path.join(dist, 'release.json'), {
          ...descriptionOf(this.directory),
          version: this.version,
          manifest: 'mf-manifest.json',
          integrity,
        });
      }
    });
  }
}
