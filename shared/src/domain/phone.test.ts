import { formatPhone, normalisePhone } from './phone';

describe('normalisePhone (D17)', () => {
  it.each([
    ['9841234567', '+9779841234567'],
    ['+977 984-1234567', '+9779841234567'],
    ['00977 9841234567', '+9779841234567'],
    ['977-9841234567', '+9779841234567'],
    ['09841234567', '+9779841234567'],
    ['९८४१२३४५६७', '+9779841234567'],
    ['01-5970000', '+97715970000'],
    ['061-520000', '+97761520000'],
    ['+977 1 5970000', '+97715970000'],
  ])('reads %p as %p', (input, stored) => expect(normalisePhone(input)).toBe(stored));

  it.each(['', 'call me', '12345', '984123456', '98412345678', '+1 212 555 0100', '0000000000'])(
    'refuses %p',
    (input) => expect(normalisePhone(input)).toBeNull(),
  );

  it.each([
    ['+9779841234567', '+977 984-1234567'],
    ['+97715970000', '+977 1-5970000'],
    ['+97761520000', '+977 61-520000'],
    ['call me', 'call me'],
  ])('shows %p as %p', (stored, shown) => expect(formatPhone(stored)).toBe(shown));
});
