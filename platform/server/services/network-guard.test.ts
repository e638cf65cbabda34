import type { LookupAddress } from 'node:dns';
import { createNetworkGuard } from './network-guard';
import { addressBelow, readServiceAddress } from './service-address';

const strict = createNetworkGuard([]);
const open = createNetworkGuard(['127.0.0.1', '10.1.0.0/16']);

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.9.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('no request goes to %s', (address) => {
  expect(strict.allows(address, 'https:')).toBe(false);
});

test('requests go to public addresses, and to private ones of the operator', () => {
  expect(strict.allows('203.1.113.7', 'https:')).toBe(true);
  expect(strict.allows('2a00:1450::1', 'https:')).toBe(true);
  expect(open.allows('10.1.2.3', 'https:')).toBe(true);
  expect(open.allows('10.2.2.3', 'https:')).toBe(false);
  expect(open.allows('127.0.0.2', 'http:')).toBe(false);
});

test('what is not encrypted stays on this machine', () => {
  expect(open.allows('127.0.0.1', 'http:')).toBe(true);
  expect(open.allows('10.1.2.3', 'http:')).toBe(false);
  expect(open.allows('203.1.113.7', 'http:')).toBe(false);
});

/** The allowed addresses of a connection when the name resolves to these. */
const resolve = (addresses: LookupAddress[], all: boolean) =>
  new Promise((done) => {
    const guard = createNetworkGuard([], (_host, _options, answer) => answer(null, addresses));
    const told = (error: NodeJS.ErrnoException | null, ...found: unknown[]) =>
      done(error ? error.code : found);
    guard.lookupFor('https:')('reviews.example.com', { all }, told);
  });

test('a name is connected to where it led when it was checked', async () => {
  const found = { address: '203.1.113.7', family: 4 };
  expect(await resolve([found], true)).toEqual([[found]]);
  expect(await resolve([found], false)).toEqual(['203.1.113.7', 4]);
});

test.each([[[]], [['127.0.0.1']], [['203.1.113.7', '10.0.0.1']]])(
  'a name that leads to %j is refused when it is connected to',
  async (addresses) => {
    const found = addresses.map((address) => ({ address, family: 4 }));
    expect(await resolve(found, true)).toBe('ERR_FORBIDDEN_ADDRESS');
  },
);

test.each([
  ['https://reviews.example.com', 'https://reviews.example.com'],
  ['https://reviews.example.com:8443/api/', 'https://reviews.example.com:8443/api'],
  ['https://10.1.0.7', 'https://10.1.0.7'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://localhost:4000/', 'http://localhost:4000'],
])('the owner may allow %s', (text, stored) => {
  expect(readServiceAddress(text, open)).toBe(stored);
});

test.each([
  ['reviews', 'no address'],
  ['ftp://reviews.example.com', 'no address'],
  ['file:///etc/passwd', 'no address'],
  ['http://reviews.example.com', 'https://'],
  ['http://10.1.0.7', 'https://'],
  ['https://user:secret@reviews.example.com', 'password'],
  ['https://reviews.example.com?a=1', 'question mark'],
  ['https://reviews.example.com#a', 'question mark'],
  ['https://192.168.0.7', 'private network'],
  ['https://[::1]', 'private network'],
  ['https://2130706433', 'private network'],
  ['https://0x7f.1.', 'private network'],
])('the owner may not allow %s', (text, words) => {
  expect(() => readServiceAddress(text, strict)).toThrow(words);
});

test.each([
  ['/summary/lock?sort=new', 'https://a.example/api/summary/lock?sort=new'],
  ['//evil.example/', 'https://a.example/api//evil.example/'],
  ['/@evil.example/', 'https://a.example/api/@evil.example/'],
  ['/a/../b', 'https://a.example/api/b'],
  ['/..', null],
  ['/%2e%2e/admin', null],
  ['/..\\admin', null],
  ['/a/../../apis', null],
])('%s is passed on to %s', (rest, url) => {
  expect(addressBelow('https://a.example/api', rest)?.href ?? null).toBe(url);
});
