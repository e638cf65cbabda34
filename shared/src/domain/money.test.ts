import * as fc from 'fast-check';
import { addRupees, formatRupees, sellingPricePaisa, toPaisa, toRupees } from './money';

describe('money', () => {
  it.each([
    [0, 'Rs. 0'],
    [0.5, 'Rs. 0.50'],
    [999, 'Rs. 999'],
    [123456, 'Rs. 1,23,456'],
    [1234567, 'Rs. 12,34,567'],
    [1234.5, 'Rs. 1,234.50'],
    [-123456.05, 'Rs. -1,23,456.05'],
    [-0.001, 'Rs. 0'],
  ])('shows %p as %p: lakh grouping, paisa only where there are any (D10)', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('groups any amount as the language does', () => {
    const whole = new Intl.NumberFormat('en-IN');
    const withPaisa = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    const most = 1e14;
    fc.assert(
      fc.property(fc.integer({ min: -most, max: most }), fc.nat({ max: 15 }), (all, digits) => {
        // Small amounts as often as large ones; zero has no sign.
        const paisa = Math.trunc(all / 10 ** digits) + 0;
        const format = paisa % 100 === 0 ? whole : withPaisa;
        expect(formatRupees(toRupees(paisa))).toBe(`Rs. ${format.format(toRupees(paisa))}`);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it.each([
    [100_000, 0, 100_000],
    [100_000, 15, 85_000],
    [999, 50, 500],
    [101, 99, 1],
    [333, 10, 300],
  ])('takes %p paisa less %p percent, rounded half up (D9)', (original, percent, price) => {
    expect(sellingPricePaisa(original, percent)).toBe(price);
  });

  it.each([
    [299_900, 7, 1, 278_900],
    [299_900, 7, 5, 279_000],
    [299_900, 7, 10, 279_000],
    [100_050, 0, 1, 100_100],
    [100_049, 0, 1, 100_000],
    [300, 0, 10, 1000],
    [1, 99, 10, 0],
  ])(
    'sells %p paisa less %p percent in whole %p rupees for %p (D103)',
    (original, percent, to, price) => {
      expect(sellingPricePaisa(original, percent, to)).toBe(price);
    },
  );

  it('converts both ways without losing a paisa', () => {
    for (const rupees of [0, 0.01, 0.29, 19.99, 1234567.89]) {
      expect(toRupees(toPaisa(rupees))).toBe(rupees);
    }
  });

  it('adds without the errors of floats', () => {
    expect(addRupees()).toBe(0);
    expect(addRupees(0.1, 0.2)).toBe(0.3);
    expect(addRupees(1000, -0.99)).toBe(999.01);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308])('refuses %p as an amount', (value) => {
    expect(() => toPaisa(value)).toThrow(RangeError);
  });
});
