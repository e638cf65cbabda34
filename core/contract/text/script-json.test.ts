import { scriptJson } from './script-json';

test.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<Script>',
  'a\u2028b\u2029c',
  'a & b > c < d',
  'क्यामेरा',
])('%p stays the same text and ends no script element', (text) => {
  const written = scriptJson(JSON.stringify({ text }));
  expect(written).not.toMatch(/<[!/s]|[\u2028\u2029]/i);
  expect(JSON.parse(written)).toEqual({ text });
});

test('other tags stay as they are', () => {
  const json = JSON.stringify({ text: '<p>a <strong>b</strong></p>' });
  expect(scriptJson(json)).toBe(json);
});
