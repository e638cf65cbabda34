import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import webpack from 'webpack';
import { folderOf } from './installed.mjs';
import { MANIFEST_TYPES } from './manifest.mjs';

/** @import { Compiler } from 'webpack' */

const { Compilation, sources } = webpack;

/** For sources that have no settings of their own. */
const USUAL = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
};
/** Where the declarations of sources lie in the archive, as `@module-federation/dts-plugin` puts them. */
const COMPILED = 'compiled-types';
/** The same files give the same bytes. */
const WHENEVER = new Date('2000-01-01T00:00:00');

/** What a consumer's compiler is told of the modules of a remote, in the words of `@module-federation/dts-plugin`. */
const API = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/remote' ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : any;
`;

/**
 * Compiles the declarations of a remote's sources into a folder. They are not checked: that is done by whoever releases.
 * @param {string} directory
 * @param {string} folder
 */
async function compileDeclarations(directory, folder) {
  const settings = path.join(folder, 'tsconfig.json');
  const options = {
    composite: false,
    incremental: false,
    tsBuildInfoFile: null,
    noEmit: false,
    noCheck: true,
    // Nothing is checked against them.
    types: [],
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.parse(directory).root,
    outDir: path.join(folder, 'out'),
  };
  const own = path.join(directory, 'tsconfig.json');
  const hasOwn = existsSync(own);
  const files = [path.join(directory, 'src/remote.ts')];
  writeFileSync(
    settings,
    JSON.stringify({
      ...(hasOwn && { extends: own }),
      compilerOptions: { ...(!hasOwn && USUAL), ...options },
      files,
      include: [],
      references: [],
    }),
  );
  const compiler = path.join(folderOf('typescript', import.meta.dirname), 'bin/tsc');
  const child = spawn(process.execPath, [compiler, '-p', settings], { cwd: directory });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`the types cannot be written: ${Buffer.concat(said)}`);
  return path.join(options.outDir, path.relative(options.rootDir, directory), 'src');
}

const IMPORTED = /(?:from |import\()'(\.[^']+)'/g;

/**
 * Collects a declaration and what it refers to in the same remote; pages that are loaded later are not referred to.
 * @param {string} folder
 * @param {string} name
 * @param {Map<string, Buffer>} found
 */
function collect(folder, name, found) {
  const file = [`${name}.d.ts`, `${name}/index.d.ts`].find((each) =>
    existsSync(path.join(folder, each)),
  );
  if (file === undefined || found.has(file)) return;
  const text = readFileSync(path.join(folder, file));
  found.set(file, text);
  for (const [, imported = ''] of text.toString().matchAll(IMPORTED)) {
    collect(folder, path.join(path.dirname(file), imported), found);
  }
}

/**
 * The declarations of what a remote exposes, as one archive.
 * @param {string} directory
 */
async function zipTypes(directory) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasal-types-'));
  try {
    /** @type {Map<string, Buffer>} */
    const found = new Map();
    collect(await compileDeclarations(directory, folder), 'remote', found);
    const files = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const own = Buffer.from(`export * from './${COMPILED}/remote';\n`);
    return zipSync(
      {
        'remote.d.ts': own,
        ...Object.fromEntries(files.map(([file, text]) => [`${COMPILED}/${file}`, text])),
      },
      { mtime: WHENEVER },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the types of what a remote exposes to its files. `dts` of `enhanced` needs a compiler written in JavaScript. */
export class TypesPlugin {
  /** @param {string} directory */
  constructor(directory) {
    this.directory = directory;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    const name = 'TypesPlugin';
    /** @type {Promise<Uint8Array>} */
    let types;
    compiler.hooks.compile.tap(name, () => {
      types = zipTypes(this.directory);
      types.catch(() => undefined);
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { zip, api } = MANIFEST_TYPES;
        compilation.emitAsset(zip, new sources.RawSource(Buffer.from(await types)));
        compilation.emitAsset(api, new sources.RawSource(API));
      });
    });
  }
}
