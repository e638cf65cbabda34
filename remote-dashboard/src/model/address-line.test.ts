import { addressLine } from './address-line';

test('says address, city and district, and a name that is both once', () => {
  const place = { address: 'New Road 5', city: 'Kathmandu', district: 'Kathmandu' };
  expect(addressLine(place)).toBe('New Road 5, Kathmandu');
  expect(addressLine({ ...place, city: 'Kirtipur' })).toBe('New Road 5, Kirtipur, Kathmandu');
});
