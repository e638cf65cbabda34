/** The character encodings of a text file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file that can't be decoded, or with characters already lost. */
export class UnreadableText extends Error {}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Number of bytes that suffice to detect the encoding. */
const SAMPLE = 64 * 1024;

/** UTF-16 without a BOM has a zero next to each letter of a heading: its side gives the byte order. */
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

/** Bytes 80 to 9F in Windows-1252; some decoders return invisible control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decode = (bytes: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** UTF-8 decoded one byte at a time: `Ã©`, `à¤•`. */
const TORN = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u0192\u02C6-\u203A\u20AC\u2122]/g;
/** Bytes undefined in Windows-1252: the file has another encoding, or is damaged. */
const NO_LETTER = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * The text of a file and its encoding, detected by BOM, by zeros between letters, or by being valid UTF-8 (D344).
 * Otherwise Excel saved it as Windows-1252.
 * @throws UnreadableText if that yields no text
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
  // Mostly valid UTF-8: a single character is damaged.
  if (NO_LETTER.test(text) || torn > 2) throw new UnreadableText('damaged letters');
  return { text, encoding: 'windows-1252' };
}
