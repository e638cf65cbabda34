import { writeDigits } from '@pasal/shared/domain';

export const title = (orderNumber: string) => `प्याक गर्ने: ${orderNumber}`;
export const packed = 'प्याक भयो';
export const scan = 'कोड स्क्यान गर्नुहोस् वा लेख्नुहोस्';
export const scanHint = 'विकल्पको कोड वा सामानको नम्बर, अनि Enter।';
export const notHere = (code: string) => `${code} यो पार्सलमा छैन।`;
export const enough = (name: string) => `${name}: सबै थान जाँचिसकियो।`;
export const which = (name: string) => `${name}: एकभन्दा बढी विकल्प छन्। विकल्पको कोड स्क्यान गर्नुहोस्।`;
export const fillSerial = 'सिरियल नम्बर स्क्यान गर्नुहोस् वा लेख्नुहोस्।';
export const checked = (count: number, of: number) =>
  `${writeDigits(of)} मध्ये ${writeDigits(count)}`;
export const checkAll = 'पहिले सबै लाइन जाँच्नुहोस्, चिनो लगाएर वा स्क्यान गरेर।';
export const serial = (name: string, piece: number) =>
  `सिरियल नम्बर, ${name}, थान ${writeDigits(piece)}`;
export const weight = 'तौल (ग्राम)';
export const weightHint = 'तौल नलेखे, तौलअनुसार शुल्क लिने कुरियरको सबैभन्दा कम शुल्क मानिन्छ।';
export const pieces = 'थान';
