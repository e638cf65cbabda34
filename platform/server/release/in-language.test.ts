import { releaseRecord } from '@pasal/server/testing/release-records';
import { compositionIn, inLanguagesOf } from './in-language';
import { recordIn } from './record-in';

const words = {
  title: 'सामानको सूची',
  start: ['remoteEntry.ne.js'],
  bytes: 7,
  pages: {},
  slots: {},
  routes: [],
  server: null,
};
const english = releaseRecord({ name: 'host', version: '1.0' });
const host = { ...english, languages: { ne: words } };
const remote = releaseRecord({ name: 'catalog', version: '1.0' });

test('a release has its words and files of the language, and all else of itself', () => {
  expect(recordIn('en', host)).toBe(host);
  expect(recordIn('ne', host)).toEqual({ ...host, ...words });
  // One object for one release: it is the key of the release's cached data.
  expect(recordIn('ne', host)).toBe(recordIn('ne', host));
});

test('a remote that does not speak it shows its English, and a host that does not has no such pages', () => {
  expect(compositionIn('ne', { host, remotes: [remote] })).toEqual({
    language: 'ne',
    host: { ...host, ...words },
    remotes: [remote],
  });
  expect(compositionIn('ne', { host: english, remotes: [] })).toBeNull();
});

test('a release is tried in the languages it has', () => {
  const composition = { host, remotes: [remote] };
  const tried = (release: typeof remote) =>
    inLanguagesOf(release, composition).map(({ language }) => language);
  expect(tried(host)).toEqual([undefined, 'ne']);
  expect(tried(remote)).toEqual([undefined]);
});
