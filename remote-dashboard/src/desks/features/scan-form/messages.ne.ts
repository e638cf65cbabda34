import type { ToldEvent } from '@pasal/shared/contracts';

export const hint = 'पार्सलको कोड वा कुरियरको नम्बर, अनि Enter।';
export const event = 'स्थिति';
export const events: Partial<Record<ToldEvent, string>> = {
  on_the_way: 'बाटोमा छ',
  delivered: 'डेलिभरी भयो',
  not_delivered: 'डेलिभरी हुन सकेन',
  coming_back: 'फर्कँदैछ',
};
export const reason = 'कारण';
export const marked = (code: string) => `${code} को स्थिति सेभ भयो।`;
export const failed = 'हुन सकेन। फेरि स्क्यान गर्नुहोस्।';
export const chooseReason = 'कारण छान्नुहोस्';
export const sayReason = 'पहिले कारण छान्नुहोस्।';
export const findHint = 'स्लिप वा लेबलको कोड वा अर्डर नम्बर, अनि Enter।';
export const notHere = 'यो कोड भएको केही यस डेस्कमा छैन।';
