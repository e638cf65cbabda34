import { carriesLink, oneLine, severalLines } from './plain-text';

/** `गर्‍यो`, "did", which isn't written without U+200D. */
const DID = '\u0917\u0930\u094d\u200d\u092f\u094b';

describe('a text of one line', () => {
  test.each([
    ['line breaks of every kind', 'Ram\r\nPaid:\nno\u2028cash\u0085now', 'Ram Paid: no cash now'],
    ['tabs', 'Ram\tKumar', 'Ram Kumar'],
    ['control characters', 'Ra\u0007m\u001b[31m \u007f', 'Ram[31m'],
    ['text direction', '\u202eRam\u202c \u2066Kumar\u2069', 'Ram Kumar'],
    ['soft hyphens and marks of byte order', '\ufeffRam\u00ad', 'Ram'],
    ['fillers and blanks that are letters to a computer', 'Ram\u3164\u115f\u2800', 'Ram'],
    ['tags nobody sees', 'Ram\u{e0041}\u{e007f}', 'Ram'],
    ['spaces around it', ' \u00a0Ram Kumar\u3000', 'Ram Kumar'],
    ['halves of a character', 'Ram\ud800', 'Ram\ufffd'],
  ])('loses %s', (_what, text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });

  test.each([
    '\u200b',
    '\u202e\u202c',
    '\u200d\u200c',
    '\u3164',
    '\ufe0f\ufe0f',
    '\n \t',
    '\u2800',
  ])('is empty when it shows nothing: %j', (text) => {
    expect(oneLine(text)).toBe('');
    expect(severalLines(text)).toBe('');
  });

  test.each([
    ['Nepali', DID],
    ['a joiner that splits', '\u0930\u093e\u092e\u0915\u0941\u0938\u094d\u200c\u0928'],
    ['Malayalam', '\u0d28\u0d4d\u200d'],
    ['Sinhala', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['accents, sums and quotation marks', 'Café “Über” – Rs. 1,00,000 & more'],
    ['a coloured heart', '❤\ufe0f'],
    ['characters beyond the first plane', '😀 𑐣𑐾'],
    ['Urdu', '\u062e\u0627\u0646\u06c1\u200c\u0645'],
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
    ['a woman who works, in her colour', '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('keeps %s', (_what, text) => {
    expect(oneLine(text)).toBe(text);
    expect(severalLines(text)).toBe(text);
  });

  test('keeps a joiner beside an Indic letter only', () => {
    expect(oneLine(`R\u200dam \u200d${DID}\u200d\u200d, \u200c1`)).toBe(
      `Ram \u200d${DID}\u200d, 1`,
    );
  });

  test('is the same the second time', () => {
    const texts = ['\u200d\u200b\u0915', '\ufe0f\u200b\ufe0fa', ' \u200b x \u200b ', '\r\u200b\n'];
    for (const text of texts) expect(oneLine(oneLine(text))).toBe(oneLine(text));
  });
});

test('a text of several lines keeps its line breaks and loses the rest', () => {
  expect(severalLines('\u202eOne\r\n\ttwo\u200b\rthree\n\n')).toBe('One\n two\nthree');
});

describe('a link', () => {
  test.each([
    'claim: https://evil.example/claim',
    'www.evil.example',
    'evil.example',
    'Ram @evil',
    'evil．example',
    'evil。example',
    'HTTPS:\\\\evil',
    'bit.ly',
  ])('is in %s', (text) => expect(carriesLink(text)).toBe(true));

  test.each([
    'Ram Bahadur Thapa',
    'Dr. Sita K. C.',
    DID,
    'R.K. Sharma',
    'Ward No.5',
    'you won 1,000.00',
  ])('is not in %s', (text) => expect(carriesLink(text)).toBe(false));
});
