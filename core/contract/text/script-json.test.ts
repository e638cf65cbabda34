import { scriptJson } from './script-json';

test.each(['</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c', 'a & b > c', 'क्यामेरा'])(
  '%p stays the same text and ends no script element',
  (text) => {
    const written = scriptJson(JSON.stringify({ text }));
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ text });
  },
);
