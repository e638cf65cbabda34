import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { OTHER_LANGUAGES, twinOf } from '../platform/kit/build/languages.mjs';
import { callsStayLiteral } from '../platform/kit/build/literal-calls.mjs';
import { root } from './workspaces.mjs';

/** The sources of `@pasal/shared` for external teams, including the parts of the floors below that it imports. */
const SOURCES = ['core/contract', 'platform/contract', 'shared/src'];
/** The names of the floors below, which imports resolve within the one package. */
const FLOOR = /^@pasal\/(?=(?:core|platform)\/)/;

/** Lists every module of these except tests. */
export function modulesOfShared() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }),
  );
  return files
    .filter((file) => file.isFile() && /(?<!\.test)\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

/** Prefix of the name of a module that has a translated twin. */
const TWINS = '#in-language/';

/** The `imports` of the package: a build selects the twin by its language condition, with English as the default. */
export const importsOfShared = {
  [`${TWINS}*`]: {
    ...Object.fromEntries(OTHER_LANGUAGES.map((each) => [each, `./dist/*.${each}.js`])),
    default: './dist/*.js',
  },
};

/**
 * The name by which the package imports a module of its own; null for one without translations.
 * @param {string} file
 */
function nameInLanguage(file) {
  if (!OTHER_LANGUAGES.every((language) => existsSync(twinOf(file, language)))) return null;
  return TWINS + path.relative(root, file).replace(/\.tsx?$/, '');
}

/**
 * Imports are kept, with the name of the compiled file: Node requires a file extension.
 * @type {import('esbuild').Plugin}
 */
const importsStay = {
  name: 'imports-stay',
  setup(compiler) {
    compiler.onResolve({ filter: /.*/ }, async ({ kind, path: asked, importer, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (!asked.startsWith('.') && !FLOOR.test(asked)) return { path: asked, external: true };
      const again = { kind: /** @type {const} */ ('entry-point'), resolveDir };
      const wanted = FLOOR.test(asked) ? path.join(root, asked.replace(FLOOR, '')) : asked;
      const { path: found } = await compiler.resolve(wanted, again);
      const inLanguage = nameInLanguage(found);
      if (inLanguage !== null) return { path: inLanguage, external: true };
      const from = path.relative(path.dirname(importer), found).replace(/\.tsx?$/, '.js');
      return { path: from.startsWith('.') ? from : `./${from}`, external: true };
    });
  },
};

/**
 * Each module gets its own file, so that a remote's build can leave out what it does not need.
 * @param {string} outdir
 */
async function writeModules(outdir) {
  await build({
    entryPoints: modulesOfShared(),
    outbase: root,
    outdir,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    platform: 'neutral',
    plugins: [importsStay, callsStayLiteral],
    logLevel: 'warning',
  });
}

/**
 * Writes the types, from the same sources.
 * @param {string} outdir
 */
async function writeTypes(outdir) {
  const config = path.join(outdir, '../tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'shared/tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        // Type checking is a step of its own.
        noCheck: true,
        composite: false,
        incremental: false,
        declaration: true,
        tsBuildInfoFile: null,
        rootDir: root,
        outDir: outdir,
      },
      include: SOURCES.map((folder) => path.join(root, folder)),
      exclude: SOURCES.map((folder) => path.join(root, folder, '**/*.test.*')),
      references: [],
    }),
  );
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const child = spawn(process.execPath, [compiler, '-p', config], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the types of shared could not be written');
  nameFloorsWithin(outdir);
}

/**
 * Types import the floors as packages, which no team has: here they are placed next to shared.
 * @param {string} outdir
 */
function nameFloorsWithin(outdir) {
  const files = readdirSync(outdir, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files.filter((file) => file.name.endsWith('.d.ts'))) {
    const file = path.join(parentPath, name);
    const up = path.relative(parentPath, outdir) || '.';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(?<=['"])@pasal\/(?=(?:core|platform)\/)/g, `${up}/`));
  }
}

/**
 * Compiles shared into a folder: JavaScript files next to their types.
 * @param {string} outdir
 */
export async function compileShared(outdir) {
  await Promise.all([writeModules(outdir), writeTypes(outdir)]);
}
