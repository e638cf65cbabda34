import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { ROOT } from './last-version';

const TRIAL = join(ROOT, 'server/src/testing/versions/trial-schema.ts');
const REPLACED = new Set(
  ['migrations', 'functions'].map((name) => join(ROOT, 'server/src/db', name)),
);

/** Makes this tree's code use the schema of `trial-schema.ts`. */
const withTrial: Plugin = {
  name: 'with-trial',
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:migrations|functions)$/ }, ({ path, resolveDir, importer }) =>
      importer !== TRIAL && REPLACED.has(join(resolveDir, path)) ? { path: TRIAL } : undefined,
    );
  },
};

interface Bundle {
  /** The root of a tree; this one's with `isTrial` has one more expansion. */
  tree: string;
  isTrial?: boolean;
}

const plugins = ({ isTrial }: Bundle) => ({ plugins: isTrial === true ? [withTrial] : [] });

/** Bundles a program of a tree as its own build does, to its usual place in that tree or another one. */
export async function bundleProgram(of: Bundle, entry: string, outfile: string): Promise<string> {
  const text = readFileSync(join(of.tree, 'scripts/server-bundle.json'), 'utf8');
  const options = JSON.parse(text) as BuildOptions;
  const entryPoints = [join(of.tree, entry)];
  await build({ ...options, ...plugins(of), entryPoints, outfile, logLevel: 'error' });
  return outfile;
}

/** Bundles the function that makes a tree's tables, `migrateToLatest`, for `PASAL_TEST_SCHEMA`. */
export async function bundleSchema(of: Bundle, outfile: string): Promise<string> {
  await build({
    ...plugins(of),
    entryPoints: [join(of.tree, 'server/src/db/migrate.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return outfile;
}
