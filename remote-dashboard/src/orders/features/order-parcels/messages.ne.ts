import type { ToldEvent } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const parcels = 'ग्राहकसम्मको बाटो';
export const parcel = (number: number) => `पार्सल ${writeDigits(number)}`;
/** Parcel events as button labels. */
export const tell: Record<ToldEvent, string> = {
  confirmed: 'पक्का गर्नुहोस्',
  packed: 'प्याक भयो',
  unpacked: 'प्याक खोल्नुहोस्',
  handed_over: 'कुरियरलाई दिनुहोस्',
  taken_back: 'फिर्ता लिनुहोस्',
  on_the_way: 'बाटोमा छ',
  delivered: 'डेलिभरी भयो',
  not_delivered: 'डेलिभरी हुन सकेन',
  coming_back: 'फर्कँदैछ',
  came_back: 'फर्केको सामान बुझिलिनुहोस्',
};
export const more = (number: number) => `पार्सल ${writeDigits(number)} का थप काम`;
export const split = 'केही सामान अर्को पार्सलमा राख्नुहोस्';
export const details = 'कुरियर, तौल र दिन';
/** A dialog's heading. */
export const titled = (what: string, number: number) => `${what}: पार्सल ${writeDigits(number)}`;

export const courier = 'कुरियर';
export const noCourier = 'अहिलेसम्म कोही छैन';
export const chooseCourier = 'कुरियर छान्नुहोस्';
export const consignment = 'कुरियरको नम्बर';
export const consignmentHint = 'कुरियरले पार्सललाई दिएको नम्बर।';
export const weight = 'तौल (ग्राममा)';
export const pieces = 'थान';
export const promisedFrom = 'यो दिनदेखि आउने';
export const promisedTo = 'यो दिनसम्म आउने';
export const promisedHint = 'अर्डरकै दिन राख्न दुवै खाली छोड्नुहोस्।';
export const bothDays = 'दुवै दिन लेख्नुहोस्, वा दुवै खाली छोड्नुहोस्।';
export const cash = 'लिनुपर्ने नगद';
export const expected = 'आउने दिन';
export const since = 'कहिलेदेखि';
export const goods = 'सामान';
export const reason = 'कारण';
export const chooseReason = 'कारण छान्नुहोस्';
export const remarks = 'कैफियत';
export const remarksHint = 'कर्मचारीले मात्र देख्छन्।';
export const whole = (name: string) => `${name}: सद्दे`;
export const damaged = (name: string) => `${name}: बिग्रिएको`;
export const countHint = (pieces: number) => `${writeDigits(pieces)} थान पठाइएको थियो।`;
export const counted = (whole: number, damaged: number) =>
  `फर्कियो: ${writeDigits(whole)} सद्दे, ${writeDigits(damaged)} बिग्रिएको`;
export const going = (name: string) => `${name}: नयाँ पार्सलमा जाने थान`;
export const goingHint = (pieces: number) => `यो पार्सलमा ${writeDigits(pieces)} थान छ।`;
export const namedGoods = (name: string, pieces: number) => `${name} × ${writeDigits(pieces)}`;
export const serials = (numbers: string) => `सिरियल ${numbers}`;
export const events = 'के के भयो';
export const toCourier = (courier: string) => `(${courier})`;
export const wrongNumber = 'पूरा अङ्क लेख्नुहोस्।';
