import * as fc from 'fast-check';
import { accentColorsOf, LEAST_CONTRAST, OWN_ACCENT, themeColor } from './accent';
import { accentFault } from './accent-problem';
import { colorOf, contrastOf } from './contrast';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const anyColor = fc.tuple(channel, channel, channel).map(colorOf);

test('the shop’s own accent passes its own rule', () => {
  expect(accentFault(OWN_ACCENT)).toBeUndefined();
  expect(accentColorsOf(OWN_ACCENT).onAccent).toBe('#33210a');
});

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastOf('#000', '#fff')).toBeCloseTo(21);
  expect(contrastOf('#5cc1d4', '#5cc1d4')).toBe(1);
});

test('a red on which neither dark nor white words can be read is refused, with one beside it', () => {
  expect(accentFault('#e5484d')).toEqual({
    words:
      'Words on this colour can hardly be read: the contrast is 3.9:1 and has to be 4.5:1. The nearest colour that works is #d34247.',
    nearest: '#d34247',
  });
});

test.each([
  ['#ffffff', 'light page'],
  ['#fff6e0', 'light page'],
  ['#18222d', 'dark page'],
])('%s would be lost on the %s', (color, beside) => {
  expect(accentFault(color)?.words).toContain(beside);
});

test('whatever colour is chosen, the one that is offered in its place passes', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const nearest = accentFault(color)?.nearest;
      expect(nearest && accentFault(nearest)).toBeUndefined();
    }),
  );
});

test('whatever stands on the accent or its pale ground can be read in both themes', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const { accent, onAccent, softLight, softDark } = accentColorsOf(
        accentFault(color)?.nearest ?? color,
      );
      expect(contrastOf(accent, onAccent)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      for (const name of ['ink', 'inkMuted', 'brand'] as const) {
        expect(contrastOf(themeColor(name, 'light'), softLight)).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        );
        expect(contrastOf(themeColor(name, 'dark'), softDark)).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        );
      }
    }),
  );
});

test.each(['', '#12', 'red', '#F8C14A', '#f8c14a;x'])('%p is no colour', (text) => {
  expect(accentFault(text)?.words).toBe('Write the colour as # and six digits, such as #f8c14a.');
});
