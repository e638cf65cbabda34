import {
  REPORTED_EVENTS,
  type ParcelReason,
  type ReportedEvent,
  type StateWords,
} from '@pasal/shared/contracts';
import { plainSigns } from '@pasal/shared/domain';

/** The normalised text of a state, with single spaces; signs other than letters and digits are dropped. */
export const plainState = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Matches whole words, in either script. */
const words = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}\p{N}])`, 'u');

const SENDER =
  '(?:sender|shipper|seller|vendor|merchant|origin|shop|store|client|warehouse|supplier|consignor|source|owner)';

/** The parcel is being, or was, returned to the sender. */
const BACK = words(
  `rto|rts|rtv|rtn|rtd|returns?|returned|returning|reversed?|(?:delivered|deliver|sent|send|handed|handed over|brought|coming|going|came|come|gone|given|shipped|dispatched|on the way) back|back (?:to|in|at)|(?:to|at|by|with) (?:the )?${SENDER}|(?:${SENDER}) (?:delivered|received)|फिर्ता.*|फर्क.*|(?:पठाउने|प्रेषक|विक्रेता|बिक्रेता|पसल|मर्चेन्ट|भेन्डर|सेलर)(?:लाई|मा|ले)?`,
);
/** The return did not happen, or was only requested. */
const NO_RETURN = words(
  '(?:not|no|never|without) (?:be )?(?:rto|rts|returns?|returned)|(?:rto|rts|returns?) (?:cancell?ed|rejected|declined|denied|requested|request|refused|failed|on hold|hold|not approved|reverted|to be|pending)|फिर्ता (?:भएन|गरिएन|रद्द|हुन बाँकी).*|call ?back',
);
/** A failed attempt by the courier. */
const FAILED = words(
  `un ?delivered|non ?delivered|non ?delivery|undeliverable|not (?:been |be |able to )?(?:deliver|delivered|delivery)|(?:could|can|did|was|is) not (?:be )?(?:deliver|delivered)?|cannot (?:be )?(?:deliver|delivered)?|unable (?:to )?(?:deliver|be delivered)?|failed|failure|fail|unsuccessful|attempt(?:ed)?|re ?attempt(?:ed)?|on hold|hold|held|(?:customer|consignee|receiver) (?:not available|unavailable|absent)|no response|.*भएन|.*सकिएन|.*सकेन|.*भेटिए(?:न|नन्)|.*बुझाइएन|.*असफल`,
);
/** The buyer refuses it: it will be returned. */
const REFUSED = words('refused|rejected|cancell?ed|declined|denied|रद्द.*|अस्वीकार.*|लिन मान.*');
/** Not yet, only partly, or about something else. */
const UNSURE = words(
  'not|no|never|yet|to be|will|would|pending|awaiting|partial(?:ly)?|part|half|some|wrong(?:ly)?|mis ?delivered|lost|missing|damaged|fake|false|mistake|dispute(?:d)?|claim(?:ed)?|छैन.*|हुने.*|बाँकी.*|आंशिक.*|आधा.*|गलत.*|हरायो.*|पर्ख.*|हुँदै.*',
);

/** The buyer has the parcel. A text with a word that is not listed here is unknown. */
const DELIVERED_CORE = words(
  'delivered|delivery (?:completed?|done|successful(?:ly)?|success)|completed?|paid out|pod received|डेलिभर(?:ी|ि)? (?:भयो|सम्पन्न|सफल|गरियो|पूरा)(?: भयो)?|डेलिभर्ड|बुझाइयो|बुझाइसकियो|पुर्याइयो|पुर्‍याइयो|हस्तान्तरण भयो',
);
const DELIVERED_WORDS = words(
  [
    'delivered|delivery|completed?|done|successful(?:ly)?|success|paid|out|in|full|fully|ok|and|then|to|at|by|on|the|a|has|been|is|was|it',
    'customer|consignee|receiver|recipient|buyer|hand|door|doorstep|home|cod|cash|amount|collected|received|with|pod|otp|verified|parcel|shipment|order|package|item|goods',
    'after|second|third|first|2nd|3rd|1st|re|reattempt(?:ed)?|attempt(?:ed)?|today|same|day|time|\\p{N}+|am|pm|rider',
    'डेलिभर|डेलिभरी|डेलिभरि|डेलिभर्ड|भयो|सम्पन्न|सफल|सफलतापूर्वक|गरियो|पूरा|बुझाइयो|बुझाइसकियो|पुर्याइयो|पुर्‍याइयो|हस्तान्तरण|ग्राहकलाई|ग्राहक|सामान|पार्सल|नगद|प्राप्त|सहित|र',
  ].join('|'),
);

function isDelivered(state: string): boolean {
  return DELIVERED_CORE.test(state) && state.split(' ').every((word) => DELIVERED_WORDS.test(word));
}

const ON_THE_WAY = words(
  'picked|picked ?up|pick ?up (?:done|completed?)|transit|in ?transit|hub|branch|dispatched|sent|out for delivery|on the way|arrived|received at|shipped|assigned|loaded|forwarded|बाटोमा.*|पठाइयो|शाखामा.*|उठाइयो|.*रवाना.*',
);
/** An attempt that succeeded after a failed one. */
const TRIED_AGAIN =
  /^(?:re ?)?attempt(?:ed)?(?: again)? (?:and|then) (?:successfully )?delivered\b|^delivered (?:on|in|at|after) (?:the )?(?:\w+ )?(?:re ?)?attempt(?:ed)?$/;

/** True for words that mean a return: they can never be mapped to "delivered" (D346). */
export const goesBack = (text: string): boolean => {
  const state = plainState(text);
  return BACK.test(state) && !NO_RETURN.test(state);
};

function meaningOf(state: string): ReportedEvent | null {
  if (NO_RETURN.test(state)) return null;
  if (BACK.test(state)) return 'coming_back';
  if (TRIED_AGAIN.test(state) && isDelivered(state)) return 'delivered';
  if (FAILED.test(state)) {
    // "Attempted, delivered" and "delivered, payment failed" are contradictory.
    const isBoth = DELIVERED_CORE.test(
      state.replaceAll(
        /\b(?:un|non|not|cannot|unable to|failed to)(?: been| be)? ?delivered\b/g,
        ' ',
      ),
    );
    return isBoth || /\bpick/.test(state) ? null : 'not_delivered';
  }
  if (REFUSED.test(state))
    return DELIVERED_CORE.test(state) || /\bpick/.test(state) ? null : 'coming_back';
  if (UNSURE.test(state)) return null;
  if (isDelivered(state)) return 'delivered';
  // "Delivered to hub" is neither.
  if (/\bdelivered\b|बुझाइयो|डेलिभर/.test(state))
    return state.startsWith('out for delivery') ? 'on_the_way' : null;
  return ON_THE_WAY.test(state) ? 'on_the_way' : null;
}

/**
 * The meaning of a courier's text for a state, taken as a whole (D346): a contradiction overrides "delivered". Null if unknown; then the
 * meanings that were asked for once apply.
 */
export function eventOf(text: string, own: StateWords = []): ReportedEvent | null {
  const state = plainState(text);
  if (state === '') return null;
  const event = REPORTED_EVENTS.find((each) => plainState(each) === state) ?? meaningOf(state);
  if (event !== null) return event;
  const said = own.find(({ word }) => plainState(word) === state)?.event ?? null;
  return said === 'delivered' && goesBack(text) ? null : said;
}

const REASON_WORDS: readonly [RegExp, ParcelReason][] = [
  [/refus|reject|cancel|not interested|लिन मान|लिए(न|नन्)/, 'refused'],
  [/not at home|absent|nobody|closed|घरमा/, 'not_at_home'],
  [/phone|reach|answer|switch|contact|फोन|सम्पर्क/, 'not_reached'],
  [/another day|later|reschedul|postpon|tomorrow|भोलि|पर्सि/, 'another_day'],
  [/address|location|ठेगाना/, 'wrong_address'],
  [/cash|money|payment|पैसा|नगद/, 'no_cash'],
  [/damag|broken|बिग्रि|फुट/, 'damaged'],
];

/** The matching reason of the shop; for any other, the text is stored as a remark. */
export function reasonOf(text: string): ParcelReason {
  const plain = plainSigns(text)
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');
  return REASON_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
}
