import { lookUpProblemsOf, trackQueryOf } from './look-up-values';

it('needs both, and a phone that is one', () => {
  expect(lookUpProblemsOf({ order_number: ' ', phone: '' })).toEqual({
    order_number: 'missing',
    phone: 'missing',
  });
  expect(lookUpProblemsOf({ order_number: 'NP-2026-000012', phone: '123' })).toEqual({
    phone: 'malformed',
  });
});

it('asks with the number in upper case and the phone normalised', () => {
  expect(trackQueryOf({ order_number: ' np-2026-000012 ', phone: '984 123 4567' })).toEqual({
    order_number: 'NP-2026-000012',
    phone: '+9779841234567',
  });
  expect(trackQueryOf({ order_number: 'NP-2026-000012', phone: '123' })).toBeNull();
});
