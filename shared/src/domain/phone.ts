const DEVANAGARI_ZERO = 0x0966;

/** The text with ASCII digits in place of Devanagari ones. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/**
 * A Nepali phone number as it is stored, `+977` and the national number without its leading 0,
 * or null when it is none. Mobile: ten digits from 96 to 98. Landline: area code and number,
 * eight digits (01 5xxxxxx of Kathmandu, 0xx xxxxxx elsewhere). Spaces, dashes, brackets,
 * Devanagari digits and a `977`/`+977`/`00977` in front are accepted (D17).
 */
export function normalisePhone(input: string): string | null {
  const compact = toAsciiDigits(input).replace(/[\s\-().]/g, '');
  const national = compact.replace(/^(?:\+977|00977|977(?=\d{8,10}$))/, '').replace(/^0/, '');
  if (/^9[678]\d{8}$/.test(national)) return `+977${national}`;
  if (/^[1-9]\d{7}$/.test(national)) return `+977${national}`;
  return null;
}

/** A stored number as people read it: `+977 984-1234567`, `+977 1-5970123`, `+977 21-123456`. */
export function formatPhone(normalised: string): string {
  const [, area, number] =
    /^\+977(9\d{2}(?=\d{7}$)|1(?=\d{7}$)|\d{2}(?=\d{6}$))(\d+)$/.exec(normalised) ?? [];
  return area && number ? `+977 ${area}-${number}` : normalised;
}
