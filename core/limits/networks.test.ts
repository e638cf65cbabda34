import { networksOf } from './networks';

test('a caller by IPv6 counts with the /56 and the /48 around them, in buckets that grow', () => {
  expect(networksOf('2001:db8:7:12ff::/64')).toEqual([
    { name: '2001:db8:7:12ff::/64', share: 1 },
    { name: '2001:db8:7:1200::/56', share: 2 },
    { name: '2001:db8:7:0::/48', share: 4 },
  ]);
  expect(networksOf('0:0:0:1::/64')[2]).toEqual({ name: '0:0:0:0::/48', share: 4 });
});

test('what is no address of IPv6 counts alone', () => {
  for (const who of ['203.0.113.7', 'unknown', '+9779841234567', '2001:db8:7::/48'])
    expect(networksOf(who)).toEqual([{ name: who, share: 1 }]);
});
