import type { ReleaseRecord } from '../../contract/release';
import { documentIdOf } from './render-composition-of';

const recordOf = (name: string, more: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  name,
  title: name,
  version: 'development',
  commit: null,
  integrity: { [`${name}.1.js`]: 'sha384-a' },
  start: [`${name}.1.js`],
  bytes: 1,
  pages: {},
  slots: {},
  routes: [],
  uses: {},
  provides: {},
  calls: [],
  contract: { version: '1', digest: 'd' },
  server: { file: 'server.cjs', integrity: 'sha384-s' },
  ...more,
});
const host = recordOf('host');
const idOf = (remote: ReleaseRecord, lastGood?: ReleaseRecord[]) =>
  documentIdOf({ host, remotes: [remote], ...(lastGood && { lastGood }) });

test('a build of the same version and the same code on the server makes documents of its own', () => {
  const before = recordOf('catalog');
  const after = recordOf('catalog', {
    integrity: { 'catalog.2.js': 'sha384-b' },
    start: ['catalog.2.js'],
  });
  expect(idOf(after)).not.toBe(idOf(before));
  expect(idOf(before, [after])).not.toBe(idOf(before, [before]));
  expect(idOf(recordOf('catalog'))).toBe(idOf(before));
});

test('a remote without code on the server is known by its files', () => {
  const before = recordOf('dashboard', { server: null });
  const after = { ...before, integrity: { 'dashboard.2.js': 'sha384-b' } };
  expect(idOf(after)).not.toBe(idOf(before));
});
