import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './workspaces.mjs';

const folder = path.join(root, 'shared');
const sources = path.join(folder, 'src');

/** Every module of shared that is no test. */
export function modulesOfShared() {
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /(?<!\.test)\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

/** Imports stay imports, by the name the compiled file has: node's rules know no file without an ending. */
const importsStay = {
  name: 'imports-stay',
  setup(compiler) {
    compiler.onResolve({ filter: /.*/ }, async ({ kind, path: asked, importer, resolveDir }) => {
      if (kind === 'entry-point' || !asked.startsWith('.')) {
        return kind === 'entry-point' ? undefined : { path: asked, external: true };
      }
      const again = { kind: 'entry-point', resolveDir };
      const { path: found } = await compiler.resolve(asked, again);
      const from = path.relative(path.dirname(importer), found).replace(/\.tsx?$/, '.js');
      return { path: from.startsWith('.') ? from : `./${from}`, external: true };
    });
  },
};

/** A file of its own for each module, as a remote's own build can take apart what it needs of them. */
async function writeModules(outdir) {
  await build({
    entryPoints: modulesOfShared(),
    outbase: sources,
    outdir,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    platform: 'neutral',
    plugins: [importsStay],
    logLevel: 'warning',
  });
}

/** The types, from the same sources. */
async function writeTypes(outdir) {
  const config = path.join(outdir, '../tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(folder, 'tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        // The check of types is a step of its own.
        noCheck: true,
        composite: false,
        incremental: false,
        declaration: true,
        tsBuildInfoFile: null,
        rootDir: sources,
        outDir: outdir,
      },
      include: [sources],
      exclude: [path.join(sources, '**/*.test.*')],
    }),
  );
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const child = spawn(process.execPath, [compiler, '-p', config], { cwd: root, stdio: 'inherit' });
  await new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the types of shared could not be written')),
    );
  });
}

/** Compiles shared into a folder: a JavaScript file and its types beside each other. */
export async function compileShared(outdir) {
  await Promise.all([writeModules(outdir), writeTypes(outdir)]);
}
