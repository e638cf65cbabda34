import { MAX_PRICE, type PricedSearch } from '@pasal/shared/contracts';

/** Prices in a search, in rupees. */
export interface WordedPrices {
  from?: number;
  to?: number;
}

interface ReadPrices {
  /** The rest of the typed text. */
  rest: string;
  prices: WordedPrices | null;
  /** The words that give the prices. */
  said: string;
}

/** From this amount, a plain number counts as a price if a word says so; a smaller one may be a size. */
const LEAST_PRICE = 100;

const NUMBER = String.raw`\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?`;
const CURRENCY = 'rs|npr|nrs|rupees?|rupaiya|rupiya|रु|रू|रुपैयाँ|रुपैया';
const TIMES: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  hajar: 1000,
  hazar: 1000,
  हजार: 1000,
  lakh: 100_000,
  lac: 100_000,
  lakhs: 100_000,
  लाख: 100_000,
};
/** Units that make a number something other than a price. */
const UNITS =
  'mp|inch|inches|inchi|इन्च|in|mm|cm|m|km|ft|feet|meter|meters|metre|metres|मिटर|w|watt|watts|kw|v|volt|volts|va|kva|a|amp|ah|mah|gb|tb|mb|l|lt|ltr|litre|litres|liter|liters|लिटर|kg|ton|tons|टन|ch|channel|channels|port|ports|hz|mbps|degree|btu|star|lumens?|year|years|month|months|db|rpm|people|person|users?';
/** A following letter, digit or vowel sign would continue the word. */
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** Pattern for an amount as people write it, in named groups. "Rs5000" matches, RS485 does not. */
const amount = (name: string) =>
  String.raw`(?:(?<${name}Currency>${CURRENCY})(?:[.\s]\s*|(?=[\d,]{4})))?(?<${name}>${NUMBER})(?:\s*(?<${name}Times>${Object.keys(TIMES).join('|')})${END})?(?:\s*(?:\/-|(?<${name}After>${CURRENCY})\.?${END}))?${END}(?!\s*(?:["″”]|(?:${UNITS})${END}))`;

const UNDER =
  'under|below|less than|lower than|cheaper than|not more than|at most|up ?to|within|max(?:imum)?|budget(?: of)?';
const UNDER_AFTER =
  '(?:bhanda |भन्दा )?(?:kam|kaam|sasto|muni|कम|सस्तो|मुनि|तल)|samma|सम्म|bhitra|vitra|भित्र|or less|or below|or under|max|budget';
const OVER = 'above|over|more than|higher than|at least|min(?:imum)?|starting from|from';
const OVER_AFTER =
  '(?:bhanda |भन्दा )?(?:badhi|bati|dherai|mathi|बढी|बढि|धेरै|माथि)|dekhi|देखि|or more|or above|and above';
const BETWEEN = String.raw`(?:\s*(?:-|–|to|and|dekhi|देखि|ra|र)\s*)`;
/** Filler words around a price: "of 5000", "the price". */
const AROUND = '(?:\\s*(?:ko|को|ma|मा|price|rate)' + END + ')?';

type Read = (amounts: (name: string) => number) => WordedPrices;

/** Patterns of prices; the first match is used. `isPlain` requires a currency or "k" with the number. */
const FORMS: { pattern: RegExp; read: Read; isPlain?: boolean }[] = [
  {
    pattern: new RegExp(
      `${START}(?:between|from|बीच)\\s+${amount('low')}${BETWEEN}${amount('high')}(?:\\s*(?:samma|सम्म)${END})?`,
      'iu',
    ),
    read: (of) => ({ from: of('low'), to: of('high') }),
  },
  {
    pattern: new RegExp(
      `${START}${amount('low')}\\s*(?:dekhi|देखि)\\s*${amount('high')}(?:\\s*(?:samma|सम्म)${END})?`,
      'iu',
    ),
    read: (of) => ({ from: of('low'), to: of('high') }),
  },
  {
    pattern: new RegExp(`${START}${amount('low')}${BETWEEN}${amount('high')}`, 'iu'),
    read: (of) => ({ from: of('low'), to: of('high') }),
    isPlain: true,
  },
  {
    pattern: new RegExp(`(?:${START}(?:${UNDER})\\s+|[<≤]\\s*)${amount('high')}${AROUND}`, 'iu'),
    read: (of) => ({ to: of('high') }),
  },
  {
    pattern: new RegExp(`${START}${amount('high')}\\s*(?:${UNDER_AFTER})${END}${AROUND}`, 'iu'),
    read: (of) => ({ to: of('high') }),
  },
  {
    pattern: new RegExp(`(?:${START}(?:${OVER})\\s+|[>≥]\\s*)${amount('low')}${AROUND}`, 'iu'),
    read: (of) => ({ from: of('low') }),
  },
  {
    pattern: new RegExp(`${START}${amount('low')}\\s*(?:${OVER_AFTER})${END}${AROUND}`, 'iu'),
    read: (of) => ({ from: of('low') }),
  },
  // An amount alone is a budget.
  {
    pattern: new RegExp(`${START}${amount('high')}${AROUND}`, 'iu'),
    read: (of) => ({ to: of('high') }),
    isPlain: true,
  },
];

type Groups = Record<string, string | undefined>;

function rupeesOf(groups: Groups, name: string): number {
  const times = TIMES[(groups[`${name}Times`] ?? '').toLowerCase()] ?? 1;
  return Math.min(MAX_PRICE, Number((groups[name] ?? '').replaceAll(',', '')) * times);
}

/** True if a number is written as money, whatever surrounds it. */
function isMoney(groups: Groups, name: string): boolean {
  const hasCurrency = (groups[`${name}Currency`] ?? groups[`${name}After`]) !== undefined;
  // "4k" and "8k" are picture formats.
  return hasCurrency || (groups[`${name}Times`] !== undefined && rupeesOf(groups, name) >= 10_000);
}

/** Reads the price that a pattern matches in a text, if any. */
function pricesIn(groups: Groups, read: Read, isPlain: boolean): WordedPrices | undefined {
  const names = ['low', 'high'].filter((name) => groups[name] !== undefined);
  const isSaid = names.some((name) => isMoney(groups, name));
  const isLarge = names.every((name) => rupeesOf(groups, name) >= LEAST_PRICE);
  return isSaid || (!isPlain && isLarge) ? read((name) => rupeesOf(groups, name)) : undefined;
}

const DIGITS = /[०-९]/g;
const ZERO = '०'.charCodeAt(0);

/** A search that contains a price, with the price as list filters; undefined for any other. */
export function pricedSearch(typed: string): PricedSearch | undefined {
  const { rest, prices } = readPrices(typed);
  if (prices === null) return undefined;
  const { from, to } = prices;
  return {
    search: rest.replaceAll(/\s+/g, ' '),
    ...(from !== undefined && { minPrice: from }),
    ...(to !== undefined && { maxPrice: to }),
  };
}

/**
 * Extracts the price from a search: "2mp camera under 5000" searches for 2 MP cameras of at most Rs. 5000. A number with a unit is a size,
 * and one without any hint of a price is an ordinary word.
 */
export function readPrices(typed: string): ReadPrices {
  const text = typed
    .normalize('NFC')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - ZERO));
  for (const { pattern, read, isPlain = false } of FORMS) {
    const found = pattern.exec(text);
    const prices = found?.groups && pricesIn(found.groups, read, isPlain);
    if (found && prices) {
      const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
      return { rest: rest.trim(), prices, said: found[0].trim() };
    }
  }
  return { rest: typed, prices: null, said: '' };
}
