import { CART_CODE_DAYS } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'तपाईंलाई पठाइएको कार्ट';
export const ofCode = (code: string) => `कोड ${code}, आजको मूल्यमा।`;
export const total = 'यी सामानको जम्मा';
export const gone = 'पठाइएको कार्टको एउटा सामान';
export const put = 'मेरो कार्टमा राख्नुहोस्';
export const add = 'मेरो कार्टमा थप्नुहोस्';
export const replace = 'मेरो कार्टको सट्टा राख्नुहोस्';
export const notNow = 'अहिले होइन';
export const close = 'बन्द गर्नुहोस्';
export const retry = 'फेरि प्रयास गर्नुहोस्';
export const ownStays = (count: number) =>
  `यी सामान थप्दा तपाईंको कार्टमा पहिल्यै भएका ${writeDigits(count)} वटा सामान जस्ताको तस्तै रहन्छन्।`;
export const replaceTitle = 'तपाईंको कार्ट साट्ने हो?';
export const replaceText = (count: number) =>
  `तपाईंको कार्टका ${writeDigits(count)} वटा सामान हटेर पठाइएका सामान राखिन्छन्।`;
export const failed = 'कार्ट खोल्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const noCode = `यो कोडले कुनै कार्ट खुलेन। कोडमा छ वटा अक्षर हुन्छन् र त्यसले ${writeDigits(CART_CODE_DAYS)} दिनसम्म कार्ट खोल्छ: अक्षर जाँच्नुहोस्, वा नयाँ कोड माग्नुहोस्।`;
export const nothing = 'यो कार्टका कुनै पनि सामान अहिले अर्डर गर्न मिल्दैन।';
export const nothingAdded = 'पठाइएको कार्टको कुनै पनि सामान तपाईंको कार्टमा राख्न सकिएन।';
