import { writeDigits } from '@pasal/shared/domain';

/** The home page's one h1. */
export const title = 'नेपालका हरेक घरका लागि इलेक्ट्रोनिक्स र सुरक्षाका सामान';
export const text = 'सामान हातमा परेपछि नगदमा तिर्नुहोस्।';
export const shop = 'नयाँ सामान हेर्नुहोस्';
export const slides = 'पसलका मुख्य आकर्षण';
export const carousel = 'स्लाइडसो';
export const show = (number: number, count: number) =>
  `${writeDigits(count)} मध्ये फोटो ${writeDigits(number)} देखाउनुहोस्`;
export const pause = 'स्लाइडसो रोक्नुहोस्';
export const play = 'स्लाइडसो चलाउनुहोस्';
