import { plainSigns } from './text/plain-signs';

/** Labels before a number in texts and links. */
const LABEL =
  /^(?:tel|telephone|phone|ph|mobile|mob|cell|contact|whatsapp|viber|फोन|मोबाइल|मोबाईल|सम्पर्क)[ .]*(?:no|number|नं|नम्बर)?[ .:-]*/i;
/** Separators between two numbers. */
const BETWEEN = /[,;/|&\n]+|\s(?:or|and|वा|र)\s/i;
const MOBILE = /9[678]\d{8}/g;

function readOne(plain: string): string | null {
  // Spreadsheets store a number with a decimal part.
  const compact = plain
    .replace(LABEL, '')
    .replace(/(?<=\d{8})\.0+$/, '')
    .replace(/^'|[\s\-().]/g, '');
  const national = compact.replace(/^(?:\+977|00977|977(?=0?\d{8,10}$))/, '').replace(/^0/, '');
  if (/^9[678]\d{8}$/.test(national)) return `+977${national}`;
  if (/^[1-9]\d{7}$/.test(national)) return `+977${national}`;
  return null;
}

/**
 * A Nepali phone number in its stored form, `+977` and the national number without its leading 0, or null if it is
 * invalid. Mobile: ten digits from 96 to 98. Landline: area code and number, eight digits (01 5xxxxxx in Kathmandu,
 * 0xx xxxxxx elsewhere). Accepts spaces, all dashes, brackets, digits of either script or full width, invisible
 * characters, `Mob.` and a prefix `977`/`+977`/`00977` (D17, D342).
 */
export const normalisePhone = (input: string): string | null => readOne(plainSigns(input));

/** True if a field contains several numbers, so that the intended one is unclear (D342). */
export function hasSeveralPhones(input: string): boolean {
  if (normalisePhone(input) !== null) return false;
  const parts = input.split(BETWEEN).map((part) => normalisePhone(part));
  const found = parts.filter((part) => part !== null);
  const compact = plainSigns(input).replaceAll(/[\s\-().]/g, '');
  return (
    found.length > 1 || (compact.match(MOBILE)?.length ?? 0) > 1 || /\d{7}\/\d{1,3}$/.test(compact)
  );
}

/** A stored number formatted for display: `+977 984-1234567`, `+977 1-5970123`, `+977 21-123456`. */
export function formatPhone(normalised: string): string {
  const [, area, number] =
    /^\+977(9\d{2}(?=\d{7}$)|1(?=\d{7}$)|\d{2}(?=\d{6}$))(\d+)$/.exec(normalised) ?? [];
  return area && number ? `+977 ${area}-${number}` : normalised;
}
