import { REPORTED_EVENTS, type ParcelReason, type ReportedEvent } from '@pasal/shared/contracts';

/** What couriers call what happened, the most exact first. Goods that are back are counted by staff, so "returned" is on its way until then. */
const EVENT_WORDS: readonly [RegExp, ReportedEvent][] = [
  [
    /\b(un-?delivered|not delivered|undeliverable|could not|failed|attempted|hold)\b/,
    'not_delivered',
  ],
  [/\b(rto|return|returned|returning|refused|rejected|cancelled|coming back)\b/, 'coming_back'],
  [/\b(delivered|completed|paid out)\b/, 'delivered'],
  [
    /\b(picked|pick ?up|transit|hub|branch|dispatched|sent|out for delivery|on the way|arrived)\b/,
    'on_the_way',
  ],
];

/** What is not so yet, or not there: "not yet delivered", "to be delivered", "delivered to hub". */
const UNSURE =
  /\b(not|yet|to be|will be|partial(ly)?)\b|\bdelivered (to|at|in) (?!(the )?(customer|consignee|receiver|buyer)\b)/;

const REASON_WORDS: readonly [RegExp, ParcelReason][] = [
  [/refus|reject|cancel|not interested/, 'refused'],
  [/not at home|absent|nobody|closed/, 'not_at_home'],
  [/phone|reach|answer|switch|contact/, 'not_reached'],
  [/another day|later|reschedul|postpon|tomorrow/, 'another_day'],
  [/address|location/, 'wrong_address'],
  [/cash|money|payment/, 'no_cash'],
  [/damag|broken/, 'damaged'],
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim();

/** What a courier's word for a state means; null for one that is not known. */
export function eventOf(state: string): ReportedEvent | null {
  const words = plain(state);
  const own = REPORTED_EVENTS.find((event) => plain(event) === words);
  const event = own ?? EVENT_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const isGood = event === 'delivered' || event === 'on_the_way';
  return isGood && UNSURE.test(words) ? null : event;
}

/** The reason among those of the shop; another one keeps its words as a remark. */
export const reasonOf = (text: string): ParcelReason =>
  REASON_WORDS.find(([pattern]) => pattern.test(plain(text)))?.[1] ?? 'other';
