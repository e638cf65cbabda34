import { modulesOf } from './code-128';

/** Symbols of eleven modules, and the stop symbol of thirteen. */
const signsOf = (modules: string) => modules.match(/.{11}(?=.{11})|.{13}$|.{11}/g) ?? [];

it('draws what is published of the standard: "PJJ123C", in set B', () => {
  expect(signsOf(modulesOf('PJJ123C') ?? '')).toEqual([
    '11010010000', // start B
    '11101110110', // P
    '10110111000', // J
    '10110111000', // J
    '10011100110', // 1
    '11001110010', // 2
    '11001011100', // 3
    '10001000110', // C
    '11101000110', // check sum 55
    '1100011101011', // stop
  ]);
});

it('every printable sign has a pattern of its own: three bars, even together, in eleven modules', () => {
  const all = Array.from({ length: 95 }, (_none, at) => String.fromCharCode(32 + at));
  const patterns = all.map((sign) => signsOf(modulesOf(sign) ?? '')[1] ?? '');
  expect(new Set(patterns).size).toBe(95);
  for (const pattern of patterns) {
    expect(pattern).toMatch(/^(1+0+){3}$/);
    expect(pattern.replaceAll('0', '').length % 2).toBe(0);
  }
});

it('an order number is as wide as a label', () => {
  // Start, 14 symbols, check and stop: 6.3 cm with modules of a third of a millimetre.
  expect(modulesOf('NP-2026-000392')).toHaveLength(11 * 16 + 13);
});

it('says nothing it cannot say', () => {
  expect(modulesOf('')).toBeUndefined();
  expect(modulesOf('अर्डर')).toBeUndefined();
});
