import { countedAddress, countedNetwork, createProxyCheck } from './counted-address';

const counted = (ip: string, remoteAddress?: string) =>
  countedAddress({ ip, socket: { remoteAddress } });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['::203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:61234', '203.0.113.7'],
  ['[2001:db8:1:2::3]:61234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:61234', '203.0.113.7'],
  ['[fe80::1%eth0]:80', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, expected) => {
  expect(counted(address, '10.0.0.1')).toBe(expected);
});

test.each([
  'unknown',
  '',
  '_hidden',
  '203.0.113.7.9',
  '203.0.113.7:',
  '[2001:db8::1',
  'a:80',
  '1',
  '0x7f.1',
  '010.0.0.1',
  '::00203.0.113.7',
])('what is no address (%j) counts as whoever holds the connection', (text) => {
  expect(counted(text, '::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(counted(text, undefined)).toBe('unknown');
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:61234', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['what is no address', '10.0.0.0/24'],
])('%s is in the network %s', (address, expected) => {
  const caller = { ip: address, socket: { remoteAddress: '10.0.0.1' } };
  expect(countedNetwork(caller as Parameters<typeof countedNetwork>[0])).toBe(expected);
});

test('proxies are known with a port behind them, too', () => {
  const isTrusted = createProxyCheck(['10.0.0.1', '192.168.0.0/16', '2001:db8::/32']);
  const known = ['10.0.0.1', '10.0.0.1:443', '::ffff:10.0.0.1', '192.168.7.7:1', '[2001:db8::9]:8'];
  const strangers = ['10.0.0.2', '203.0.113.7:443', '[2001:db9::1]:8', 'unknown', ''];
  expect(known.filter(isTrusted)).toEqual(known);
  expect(strangers.filter(isTrusted)).toEqual([]);
});
