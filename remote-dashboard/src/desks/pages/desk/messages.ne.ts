import { writeDigits } from '@pasal/shared/domain';

export const call = 'कल गर्नुहोस्';
export const confirm = 'पक्का गर्नुहोस्';
export const notReached = 'फोन लागेन';
export const packed = 'प्याक भयो';
export const print = 'स्लिप, लेबल र बिल छाप्नुहोस्';
export const bar = 'छानिएका पार्सल';
export const selected = (count: number) => `${writeDigits(count)} पार्सल छानियो`;
export const clear = 'छनोट हटाउनुहोस्';
export const selectUncalled = 'कल नगरे पनि हुनेलाई छान्नुहोस्';
export const keys = 'किबोर्ड सर्टकट';
export const stayed = (count: number) => `${writeDigits(count)} पार्सल उस्तै रहे:`;
export const hide = 'लुकाउनुहोस्';
export const papersFailed = 'अर्डर लोड गर्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const tooMany = (most: number) => `एक पटकमा बढीमा ${writeDigits(most)} वटा छान्नुहोस्।`;
export const sheet = 'सूची र फाइल';
export const report = 'कुरियरको सूची';
