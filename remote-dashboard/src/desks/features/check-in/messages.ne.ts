import { writeDigits } from '@pasal/shared/domain';

export const titled = (count: number) =>
  count === 1 ? 'फर्केको सामान बुझिलिनुहोस्' : `${writeDigits(count)} पार्सल बुझिलिनुहोस्`;
export const submit = 'सामान बुझिलिनुहोस्';
export const allWhole = 'यी पार्सलका सबै सामान सद्दे फर्किए। नफर्केका वा बिग्रेका एक-एक गरी बुझिलिनुहोस्।';
export const failed = 'सामानको विवरण लोड गर्न सकिएन।';
export const whole = (name: string) => `${name}: सद्दे`;
export const damaged = (name: string) => `${name}: बिग्रिएको`;
export const countHint = (pieces: number) => `${writeDigits(pieces)} थान पठाइएको थियो।`;
export const wrongNumber = 'पूरा अङ्क लेख्नुहोस्।';
export const done = (count: number) => `${writeDigits(count)} पार्सल बुझियो।`;
