import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = 'कुरियरलाई दिइएका पार्सलको सूची';
export const courier = 'कुरियर';
export const chooseCourier = 'कुरियर छान्नुहोस्';
export const day = 'दिएको दिन';
export const print = 'सूची छाप्नुहोस्';
export const file = 'कुरियरलाई दिने फाइल';
export const close = 'बन्द गर्नुहोस्';
export const none = 'त्यो दिन यस कुरियरलाई केही दिइएको छैन, वा सबै बाटोमा गइसक्यो।';
export const failed = 'सूची लोड गर्न सकिएन।';
export const sum = (count: number, cash: number) =>
  `${writeDigits(count)} पार्सल, उठाउने नगद ${formatRupees(cash)}`;
export const sheetOf = (name: string) => `कुरियरलाई दिइएका पार्सलको सूची: ${name}`;
export const date = 'मिति';
export const columns = ['क्र.सं.', 'पार्सल', 'ग्राहक', 'ठाउँ', 'थान', 'नगद'] as const;
export const total = 'जम्मा';
export const handedOver = 'दिने';
export const received = 'बुझ्नेको नाम, समय र सही';
export const all = 'कुरियरले खबर दिइसकेका पार्सल पनि';
export const link = (name: string) => `${name}: काम गर्ने लिङ्क`;
