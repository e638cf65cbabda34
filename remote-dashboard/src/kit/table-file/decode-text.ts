/** How the letters of a text file are written down. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file in which letters cannot be found, or were lost before. */
export class UnreadableText extends Error {}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** So much of a file shows how it is written. */
const SAMPLE = 64 * 1024;

/** UTF-16 without a mark has a zero beside each letter of a heading: on which side says its order. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE).entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd === 0) return undefined;
  if (Math.min(even, odd) * 4 > Math.max(even, odd))
    throw new UnreadableText('neither text nor table');
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** What the bytes 80 to 9F are in western Windows; some programs decode them as signs that nobody sees. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decode = (bytes: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Letters of UTF-8 that were read one byte at a time: `Ã©`, `à¤•`. */
const TORN = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u0192\u02C6-\u203A\u20AC\u2122]/g;
/** What no letter of Windows-1252 is: the file is written in another way, or damaged. */
const NO_LETTER = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * The text of a file and how it was written, found by its bytes (D344): by a mark at its start, by zeros between its letters, or by
 * being right UTF-8. What is none of these Excel saved with the letters of western Windows.
 * @throws UnreadableText where that makes no words
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff))
    throw new UnreadableText('UTF-32');
  const marked: Encoding | undefined = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : undefined;
  const wide = marked ?? wideEncoding(bytes);
  try {
    const encoding = wide ?? 'utf-8';
    return { text: decode(bytes, encoding), encoding };
  } catch (error) {
    if (wide !== undefined) throw new UnreadableText('broken UTF-16', { cause: error });
  }
  const text = decode(bytes, 'windows-1252').replaceAll(/[\u0080-\u009F]/g, (sign) =>
    WINDOWS.charAt(sign.charCodeAt(0) - 0x80),
  );
  const torn = text.match(TORN)?.length ?? 0;
  // More of it is right UTF-8 than is not: one letter of it is damaged.
  if (NO_LETTER.test(text) || torn > 2) throw new UnreadableText('damaged letters');
  return { text, encoding: 'windows-1252' };
}
