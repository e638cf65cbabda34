import type { ListHeading } from '@pasal/shared/contracts';
import type { Encoding } from './decode-text';

export const howRead = 'फाइल कसरी पढियो';
export const hiddenSheet = (name: string) => `${name} (लुकाइएको)`;
export const sheetRead = (sheet: string, passed: readonly string[]) =>
  `“${sheet}” पाना पढियो। छोडिएका: ${passed.join(', ')}।`;
export const encodingRead: Record<Exclude<Encoding, 'utf-8'>, string> = {
  'utf-16le': 'यो फाइलका अक्षर UTF-16 मा लेखिएका छन्।',
  'utf-16be': 'यो फाइलका अक्षर UTF-16 मा लेखिएका छन्।',
  'windows-1252': 'यो फाइल UTF-8 मा छैन। Windows-1252 मानेर पढियो: é र – जस्ता अक्षर जाँच्नुहोस्।',
};
export const pageRead = 'यो फाइल वेब पेज हो। यसको सबैभन्दा ठूलो तालिका पढियो।';
export const unreadableText = 'यो फाइलका अक्षर पढिएनन्। CSV UTF-8 वा .xlsx मा फेरि सेभ गर्नुहोस्।';
export const tooLarge = 'फाइल धेरै ठूलो छ। टुक्र्याउनुहोस्।';
export const unreadable =
  'फाइल तालिका जस्तो पढ्न सकिएन। फाइल बिग्रेको वा पासवर्ड राखिएको हुन सक्छ: .xlsx वा CSV मा फेरि सेभ गर्नुहोस्।';

export const asksTitle = 'कुन कोलम हो?';
export const asksLead =
  'यो फाइलका एकभन्दा बढी कोलम मिल्न सक्छन्। तपाईंले छानेको कोलम यो कुरियरका लागि सम्झिइन्छ।';
export const askColumn: Record<ListHeading, string> = {
  parcel: 'पार्सलको नम्बर',
  state: 'स्थिति',
  reason: 'कारण',
  remarks: 'कैफियत',
  cash: 'उठेको नगद',
  charge: 'कुरियरले राख्ने शुल्क',
  net: 'शुल्क कटाएर पठाइएको रकम',
};
export const choose = 'छान्नुहोस्';
export const allTogether = 'सबैको जोड';
export const back = 'फर्कनुहोस्';
export const remember = 'सम्झेर फेरि पढ्नुहोस्';
export const chooseEach = 'पहिले हरेक छान्नुहोस्।';

export const statesTitle = 'यी शब्दको अर्थ के हो?';
export const statesLead =
  'स्थितिका यी शब्द पसलले चिन्दैन। तपाईंले छानेको अर्थ यो कुरियरका लागि सम्झिइन्छ; पक्का नभएको छोड्नुहोस्।';
export const notSure = 'पक्का छैन';
