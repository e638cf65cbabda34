import { writeDigits } from '@pasal/shared/domain';

export const title = (count: number) => `लेख्न नसकिएका सूचना: ${writeDigits(count)}`;
export const lead =
  'कुरियरको सिस्टमले पठाएका यी सूचना लेख्न सकिएन। पार्सल हेर्नुहोस्, साँच्चै त्यस्तै भएको हो भने हातैले लेख्नुहोस्, अनि सूचना हटाउनुहोस्। फेरि आएर मिलेको सूचना आफैँ हट्छ।';
export const dismiss = 'हटाउनुहोस्';
export const dismissOf = (code: string) => `${code} हटाउनुहोस्`;
export const dismissAll = (count: number) => `सबै ${writeDigits(count)} वटा हटाउनुहोस्`;
export const close = 'बन्द गर्नुहोस्';
