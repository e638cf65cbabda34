import type { SettlementState } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const late = 'ढिला भएको';
export const title = (name: string) => `${name} को नगद`;
export const untitled = 'कुरियरको नगद';
export const lead = 'कुन पार्सलको कति बाँकी छ, र कति बुझाइयो।';
export const failed = 'बाँकी हिसाब खोल्न सकिएन।';
export const owed = 'बाँकी';
export const owedNow = (rupees: string) => `अहिले ${rupees} बाँकी छ।`;
export const nothing = 'केही बाँकी छैन।';
export const howTo =
  'बुझाइएको पार्सल छान्नुहोस्, वा कुरियरको सूची (CSV वा Excel) खोल्नुहोस्। तपाईंले हेरेपछि मात्र खातामा चढ्छ।';
export const tick = (ref: string) => `${ref} को हिसाब गर्नुहोस्`;
export const tickAll = 'सबै छान्नुहोस्';
export const tickRow = 'पङ्क्ति छान्ने वा छनोट हटाउने';
export const tickAllOrNone = 'सबै छान्ने वा छनोट हटाउने';
export const ticked = (ref: string) => `${ref} छानियो।`;
export const scanHint = 'लेबलको कोड, कुरियरको नम्बर वा अर्डर नम्बर, अनि Enter थिच्दा छानिन्छ।';
export const notOwed = 'यो कोड यी कुनै पार्सलको होइन, वा अर्डरका धेरै पार्सल छन्।';
export const typeCash = 'पङ्क्तिको नगद लेख्नुहोस्';
export const writeOffRow = 'पङ्क्ति मिनाहा गर्नुहोस्';
export const settlements = 'बुझाइएका हिसाबमा जानुहोस्';
export const leave = 'फिल्ड छोड्ने, नमिलेका स्क्यान लुकाउने वा सबै छनोट हटाउने';
export const bookIt = 'खातामा चढाउनुहोस्';
export const unbookedFile = 'नचढेका हरफ, फाइलमा';
export const leaveBooking = 'फिल्ड छोड्ने वा नचढाई फर्कने';
export const cash = 'नगद (रु.)';
export const charge = 'शुल्क (रु.)';
export const cashOf = (ref: string) => `${ref} को नगद`;
export const chargeOf = (ref: string) => `${ref} को शुल्क`;
export const shopOwes = (rupees: string) => `पसलले ${rupees} दिन बाँकी छ।`;
export const wasBooking = 'छानिएको हिसाब चढाउँदै हुनुहुन्थ्यो। पछाडि गएर फेरि स्क्यान गर्नुहोस्।';
export const wrongMoney = 'छानिएका हरेकमा रुपैयाँ लेख्नुहोस्, जस्तै १५०० वा १५००.५०।';
export const check = 'छानिएको जाँच्नुहोस्';
export const readFile = 'कुरियरको सूची (CSV वा Excel) खोल्नुहोस्';
export const tickFirst = 'कम्तीमा एउटा पार्सल छान्नुहोस्।';
export const writeOff = (ref: string) => `${ref} मिनाहा गर्नुहोस्`;
export const writeOffTitle = 'मिनाहा';
export const writeOffLead = (rupees: string) =>
  `${rupees} बाँकी छ। मिनाहा भएको रकम बाँकी रहँदैन, र नगद खातामा लेखिन्छ।`;
export const amount = 'रकम (रु.)';
export const reason = 'कारण';
export const needsReason = 'कारण लेख्नुहोस्।';
export const checked = 'के चढ्छ';
export const states: Record<SettlementState, string> = {
  fits: 'मिल्यो',
  differs: 'फरक छ',
  nothing_owed: 'बाँकी छैन',
  twice: 'दोहोरियो',
  unknown: 'चिनिएन',
  unreadable: 'पढ्न सकिएन',
};
export const stateHints: Partial<Record<SettlementState, string>> = {
  differs: 'हिसाबमा लेखेजति चढ्छ; नपुगेको बाँकी रहन्छ।',
  nothing_owed: 'चढ्दैन: डेलिभरी भएको छैन, वा पहिल्यै बुझाइयो।',
  twice: 'चढ्दैन: यो पार्सल अर्को हरफमा छ।',
  unknown: 'चढ्दैन: यो कुरियरको यस्तो पार्सल छैन।',
  unreadable: 'चढ्दैन: नम्बर वा रकम छैन, वा अङ्क होइन।',
};
export const expected = (rupees: string) => `हाम्रो खातामा ${rupees}`;
export const expectedCharge = (rupees: string) => `हुनुपर्ने ${rupees}`;
export const line = (number: string) => `हरफ ${writeDigits(number)}`;
export const parcel = 'पार्सल';
export const state = 'नतिजा';
export const missing = 'बाँकी छ, तर यो हिसाबमा छैन';
export const missingMore = (parcels: number) => `अरू ${writeDigits(parcels)} पार्सल पनि।`;
export const more = (parcels: number) =>
  `यी सबैभन्दा पुराना हुन्; यिनको हिसाब भएपछि अरू ${writeDigits(parcels)} पार्सल आउँछन्। कुरियरको सूचीमा जुनसुकै पार्सल हुन सक्छ।`;
export const received = 'आउनुपर्ने रकम';
export const charges = 'कुरियरले राखेको';
export const left = 'त्यसपछि पनि बाँकी';
export const day = 'आएको मिति';
export const reference = 'सन्दर्भ';
export const referenceHint = 'जस्तै कुरियरको भुक्तानी नम्बर';
export const book = (rupees: string) => `${rupees} चढाउनुहोस्`;
export const back = 'नचढाई फर्कनुहोस्';
export const needsDay = 'मिति छान्नुहोस्।';
export const lineNumber = 'हरफ';
export const unbooked = (rows: number) => `नचढेका ${writeDigits(rows)} हरफ, फाइलमा`;
export const overpaid = 'यीमा पसलले कुरियरलाई दिन बाँकी छ';
export const even = (ref: string) => `${ref} मिलान गर्नुहोस्`;
export const evenTitle = 'मिलान गर्नुहोस्';
export const evenLead = (rupees: string) =>
  `पसलले कुरियरलाई ${rupees} दिन बाँकी छ: यो रकम बुझाइयो, तर पसलको रहेनछ। कुरियरले फिर्ता पाएपछि, वा आफ्नो भुक्तानीबाट कटाएपछि मिलान गर्नुहोस्।`;
/** Differences of a row, as prominent as its result. */
export const otherCash = (owed: string) => `नगद: हाम्रो खातामा ${owed}`;
export const noCharge = (expected: string) => `शुल्क छैन: हुनुपर्ने ${expected}`;
export const otherCharge = (expected: string) => `शुल्क: हुनुपर्ने ${expected}`;
export const otherNet = (listed: string, due: string) => `पठाइएको ${listed}, हुनुपर्ने ${due}`;
export const whyMore = 'बाँकीभन्दा बढी किन आयो';
export const whyMoreHint = 'त्यसपछि पसलले कुरियरलाई दिनुपर्ने हुन्छ। यो नगद खातामा रहन्छ।';
