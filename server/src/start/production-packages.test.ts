import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

interface Locked {
  dev?: boolean;
  link?: boolean;
}

const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
/** The packages that `npm ci --omit=dev` installs. */
const brought = Object.entries(packages)
  .filter(([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link)
  .map(([place]) => place.replace(/^.*node_modules\//, ''));

test('a shop in production is brought no tool that builds or tests', () => {
  const tools =
    /^(?:webpack|@rspack\/|@swc\/|esbuild|typescript|jest|@module-federation\/|@babel\/)/;
  expect(brought.filter((name) => tools.test(name))).toEqual([]);
});

test('it is brought what its builds leave to be found at run time', () => {
  const { external } = read('scripts/server-bundle.json') as { external: string[] };
  // `pg-native` is loaded only where it is installed.
  const found = external.filter((name) => !/\*|^pg-native$/.test(name));
  // A walk runs from the kit's own files.
  for (const name of [...found, 'axe-core', 'playwright-core']) expect(brought).toContain(name);
});
