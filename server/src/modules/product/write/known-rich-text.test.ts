import { cleanRichText } from './known-rich-text';
import { sanitiseRichText } from './rich-text';

jest.mock('./rich-text', () => {
  const real = jest.requireActual<typeof import('./rich-text')>('./rich-text');
  return { ...real, sanitiseRichText: jest.fn(real.sanitiseRichText) };
});
const looked = jest.mocked(sanitiseRichText);
beforeEach(() => looked.mockClear());

test('a text is looked through once, and so is what came out of one', () => {
  expect(cleanRichText('<p>Sees in the dark</p>')).toBe('<p>Sees in the dark</p>');
  expect(cleanRichText('<p>Sees in the dark</p>')).toBe('<p>Sees in the dark</p>');
  expect(looked).toHaveBeenCalledTimes(1);
  expect(cleanRichText('<p>Sees<script>alert(1)</script></p>')).toBe('<p>Sees</p>');
  expect(cleanRichText('<p>Sees</p>')).toBe('<p>Sees</p>');
  expect(looked).toHaveBeenCalledTimes(2);
});

test('what was not clean never is', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  for (let time = 0; time < 3; time += 1) expect(cleanRichText(hostile)).toBe('');
});
