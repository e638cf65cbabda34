import { plainHeading } from './column-names';

/** Words that couriers abbreviate or write in several forms. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amount: 'amt amounts amnt',
    charge: 'charges chrg chrgs chg chgs charg',
    fee: 'fees',
    cost: 'costs',
    deduction: 'deductions',
    delivery: 'del dlv dlvry deliveries',
    collected: 'collect collection coll colln collections',
    received: 'recd rcvd recvd receive',
    number: 'no num nos nbr नं नम्बर',
    consignment: 'consignmentnote cnote',
    payable: 'payble',
    commission: 'comm',
    service: 'services svc',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** The normal form in which headings are compared (D345): no signs, no currency, and each word in one form. */
const joined = (text: string): string =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((part) => plainHeading(part))
    .map((word) => SAME.get(word) ?? word)
    .join('');

/** Text in brackets that does not change a heading's meaning. */
const HARMLESS =
  /\((?:[\s,.]*(?:in|rs|nrs|npr|रु|रू|net|gross|total|incl|inclusive|of|vat|tax))*[\s,.]*\)/giu;

/** The possible meanings of a column in a courier's list. */
export type ListMeaning =
  | 'number'
  | 'order'
  | 'state'
  | 'otherState'
  | 'reason'
  | 'remarks'
  | 'kind'
  | 'collected'
  | 'cash'
  | 'due'
  | 'totalCharge'
  | 'charge'
  | 'tax'
  | 'net';

const CASH = '(?:cod|cash|cashondelivery|collectable|amount|rakam|नगद|रकम|सिओडी)';
const RUPEES = '(?:amount|value|sum|rupees|price|रकम)?';
const DONE = '(?:collected|received|realized|realised|taken|उठेको|उठाएको|प्राप्त|सङ्कलित|संकलित|बुझेको)';
const OWED =
  '(?:due|expected|receivable|payable|pending|outstanding|ordered|invoice|invoiced|declared|billed|to(?:be)?collected|tocollect|उठाउनुपर्ने|बाँकी)';
const CHARGE = '(?:charge|fee|cost|deduction|commission|freight|शुल्क|खर्च|कमिसन|दस्तुर|भाडा)';
const OF_CHARGE =
  '(?:delivery|courier|cod|shipping|service|handling|return|rto|our|logistics?|processing|transport|fuel|weight|extra|other|packaging|collected|cashhandling|डेलिभरी|डेलिभरि|कुरियर|ढुवानी|सेवा|अन्य)';
const NUMBER = '(?:number|id|code|ref|reference)';
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/** Couriers' names for their columns, to be extended as new ones appear. The first match counts. */
const NAMES: readonly [ListMeaning, RegExp][] = [
  [
    'number',
    /^(?!sender|receiver)(?:.*(?:consignment|consign|tracking|awb|waybill|docket)|cn|cnn|trackcode|barcode)(?:note)?(?:number|id|code|ref)*$/u,
  ],
  ['number', /^.*(?:कन्साइनमेन्ट|ट्र्याकिङ)(?:number|कोड)?$/u],
  [
    'order',
    whole(
      `(?:merchant|vendor|your|our|shop|seller|client|customer|store|parcel|package)*(?:order|parcel|package|shipment|reference|ref|vendorref|invoice|bill)(?:${NUMBER})*`,
    ),
  ],
  ['order', /^(?:पार्सल|अर्डर)(?:number|कोड|आईडी)?$/u],
  [
    'otherState',
    /(?:payment|cod|cash|settlement|remittance|invoice|pickup).*status|भुक्तानी.*स्थिति/u,
  ],
  [
    'state',
    whole(
      '(?:current|latest|last|final|delivery|parcel|shipment|order|package|consignment|tracking)*(?:status|state)|.*(?:स्थिति|अवस्था)',
    ),
  ],
  ['reason', /(?:reason|कारण)$/u],
  ['remarks', /^(?:.*remark|.*remarks|comments?|.*comment|notes?|.*कैफियत|.*टिप्पणी)$/u],
  ['kind', whole('(?:parcel|shipment|delivery|order)?(?:type|direction|leg|movement|flow|प्रकार)')],
  [
    'totalCharge',
    whole(
      `(?:total|net|all|कुल|जम्मा)${OF_CHARGE}*${CHARGE}(?:total|amount|${RUPEES})?|${OF_CHARGE}*${CHARGE}total`,
    ),
  ],
  ['charge', whole(`${OF_CHARGE}*${CHARGE}${RUPEES}`)],
  ['tax', whole(`(?:vat|tax|tds|servicetax|gst|कर|भ्याट)(?:amount|on${OF_CHARGE}*${CHARGE}|13)?`)],
  [
    'net',
    whole(
      `net${RUPEES}|(?:net|total)?(?:payable|topay|remit|remittance|remitted|payout|settlement|settled|deposited|deposit|transfer|transferred|disbursed)${RUPEES}|net(?:cod|cash)${RUPEES}|(?:merchant|vendor|seller)(?:payable|payout|amount|share)|amount(?:payable|paid|remitted|topay)|paid(?:amount)?|खुद(?:रकम|भुक्तानी)?|भुक्तानी(?:रकम)?|पठाएको(?:रकम)?`,
    ),
  ],
  ['collected', whole(`${CASH}*${RUPEES}${DONE}${RUPEES}${CASH}?|collected`)],
  [
    'due',
    whole(
      `${CASH}*${RUPEES}${OWED}${RUPEES}${CASH}?|(?:order|parcel|invoice|product|declared|package|bill|goods|item)(?:amount|value|price|total)|price|mrp|total(?:price|amount)?|amounttocollected`,
    ),
  ],
  ['cash', whole(`${CASH}${RUPEES}`)],
];

function meaningOf(name: string): ListMeaning | undefined {
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** The meaning of a heading; undefined if no known courier uses it. */
export function listMeaning(heading: string): ListMeaning | undefined {
  const name = joined(heading);
  if (name === '') return undefined;
  return meaningOf(name) ?? meaningOf(joined(heading.replaceAll(HARMLESS, ' ')));
}

/** True for a heading that contains "cash" along with unknown words. */
export const maybeCash = (heading: string): boolean =>
  listMeaning(heading) === undefined &&
  listMeaning(heading.replaceAll(/\([^)]*\)/g, ' ')) === 'cash';
