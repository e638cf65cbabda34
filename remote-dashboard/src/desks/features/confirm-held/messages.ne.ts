import { writeDigits } from '@pasal/shared/domain';

export const title = 'कल नगरी पक्का गर्ने?';
export const confirm = 'पक्का गर्नुहोस्';
export const lead = (count: number) =>
  `तपाईंको नियमअनुसार यी ${writeDigits(count)} अर्डरका ग्राहकलाई पहिले कल गर्नुपर्छ:`;
export const all = 'यी अर्डर पनि कल नगरी पक्का गर्ने';
export const nothingLeft = 'कल नगरी पक्का गर्न चिनो लगाउनुहोस्, नत्र कल गर्नुहोस्।';
