import { plainSigns } from '../text/plain-signs';

/** Why a text isn't an amount: empty, ambiguous, in another currency, or unreadable. */
export type SumFault = 'empty' | 'unclear' | 'currency' | 'unreadable';

/** An amount as written. */
export interface ReadSum {
  /** Rupees; negative if the amount has a minus sign or is in brackets. */
  rupees: number;
  /** An accountant's debit or credit mark. */
  side?: 'dr' | 'cr';
}

/** Names of the rupee, longest first so that the alternation matches them whole. */
const RUPEES = [
  'nepalese rupees?',
  'nepali rupees?',
  'रुपैयाँ',
  'रुपैया',
  'रुपियाँ',
  'रूपैयाँ',
  'रूपैया',
  'रुपया',
  'rupees?',
  'rupaiya',
  'ने\\.? ?(?:रु|रू)\\.?',
  'n\\.? ?rs\\.?',
  'n\\.?p\\.?r\\.?',
  'rs\\.?',
  're\\.?',
  '\u20A8\\.?',
  '(?:रु|रू)[.:।]?',
];
const LETTER = '[\\p{L}\\p{M}]';
const CURRENCY = new RegExp(
  `(?<!${LETTER})(?:${RUPEES.join('|')})(?!${LETTER})\\s*[:=]?\\s*`,
  'giu',
);
/** Other currencies, including similar ones: an Indian rupee is worth 1.6 of ours. */
const OTHERS =
  /[$€£¥₹]|(?<!\p{L})(?:inr|ic|usd|eur|gbp|aud|cny|aed|भारू|भा\.? ?रू?|भारु|डलर)(?!\p{L})/iu;
/** Marks written after an amount so that nothing can be added. */
const ENDS =
  /\s*(?:\/[-=]{1,2}|\.-{1,2}|(?<=\d)-\/|=\/?)(?=\s|$)|(?<!\p{L})(?:only|matra|मात्रै?)[.।]?$/giu;
const SIDE = /(?<!\p{L})(dr|cr|debit|credit|डेबिट|क्रेडिट)\.?(?!\p{L})/iu;
/** Words that multiply the preceding number. */
const UNITS: readonly [RegExp, number][] = [
  [/\s*(?:hajaar|hajar|thousand|हजार)$/iu, 1_000],
  [/\s*(?:lakhs?|lacs?|लाख)$/iu, 100_000],
  [/\s*(?:crores?|karod|करोड)$/iu, 10_000_000],
];

const GROUPS = [
  /** 12,34,567 and 1,234,567, by commas, spaces or apostrophes. */
  /^\d{1,2}(?:,\d{2})*,\d{3}$/,
  /^\d{1,3}(?:,\d{3})+$/,
  /^\d{1,2}(?: \d{2})* \d{3}$/,
  /^\d{1,3}(?: \d{3})+$/,
  /^\d{1,3}(?:'\d{3})+$/,
  /^\d{1,2}(?:'\d{2})*'\d{3}$/,
  /^\d{1,13}$/,
];
/** One or two digits after a single comma: a decimal comma, as in lists separated by `;` (D260). */
const DECIMAL_COMMA = /^(\d{1,13}),(\d{1,2})$/;
/** Three digits after a single point may be thousands or decimals. */
const THREE_BEHIND = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const PAISA = 100;
/** Floating-point errors are below this fraction of a paisa. */
const NOISE = 1e-6;

/** Reads a number without sign, currency or words. */
function readNumber(text: string): number | SumFault {
  if (THREE_BEHIND.test(text)) return 'unclear';
  const point = text.replace(DECIMAL_COMMA, '$1.$2').replace(/\.$/, '');
  const [, whole = '', decimals = ''] = /^([^.]+)(?:\.(\d{1,20}))?$/.exec(point) ?? [];
  if (!GROUPS.some((pattern) => pattern.test(whole))) {
    return /^[\d.,' ]+$/.test(text) ? 'unclear' : 'unreadable';
  }
  const exact = Number(`${whole.replaceAll(/[, ']/g, '')}.${decimals || '0'}`);
  const rupees = Math.round(exact * PAISA) / PAISA;
  return Math.abs(rupees - exact) < NOISE ? rupees : 'unreadable';
}

function readSigned(text: string): number | SumFault {
  const [, inside] = /^[([]\s*(.+?)\s*[)\]]$/.exec(text) ?? [];
  const [, before, body = '', behind] = /^([-+]?)\s*([^-+]*?)\s*(-?)$/.exec(inside ?? text) ?? [];
  if (body === '' || (before !== '' && behind !== '')) return 'unreadable';
  const [unit, times] = UNITS.find(([pattern]) => pattern.test(body)) ?? [/$^/, 1];
  const number = readNumber(body.replace(unit, '').trim());
  if (typeof number === 'string') return number;
  const rupees = Math.round(number * times * PAISA) / PAISA;
  const isMinus = before === '-' || behind === '-';
  if (inside !== undefined && isMinus) return 'unclear';
  return isMinus || inside !== undefined ? -rupees : rupees;
}

/**
 * Parses an amount in local notation (D341): any name or sign of the rupee before or after it, commas, spaces or
 * apostrophes between digit groups of either system, digits of either script, `/-`, "only", brackets, Dr and Cr.
 * Ambiguous texts are refused.
 */
export function readSum(text: string): ReadSum | SumFault {
  const plain = plainSigns(text).replace(/^'+/, '');
  if (plain === '') return 'empty';
  if (/[\u00B2\u00B3\u00B9\u2070-\u2089\u00BC-\u00BE\u2150-\u215F]/u.test(plain))
    return 'unreadable';
  if (OTHERS.test(plain)) return 'currency';
  if (plain === '-' || /^(?:nil|शून्य)$/iu.test(plain)) return { rupees: 0 };
  const [, side = ''] = SIDE.exec(plain) ?? [];
  const bare = plain
    .replace(SIDE, ' ')
    .replaceAll(CURRENCY, ' ')
    .trim()
    .replaceAll(ENDS, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[([]) | (?=[)\]])/g, '')
    .trim();
  const rupees = readSigned(bare);
  if (typeof rupees === 'string') return rupees;
  if (side === '') return { rupees };
  if (rupees < 0) return 'unclear';
  return { rupees, side: /^(?:d|डे)/iu.test(side) ? 'dr' : 'cr' };
}

/** The rupees of a non-negative amount; undefined for any other text. */
export function rupeesIn(text: string): number | undefined {
  const sum = readSum(text);
  if (typeof sum === 'string' || sum.side !== undefined || sum.rupees < 0) return undefined;
  return sum.rupees;
}
