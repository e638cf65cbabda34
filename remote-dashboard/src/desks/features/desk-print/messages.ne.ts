import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = (count: number) => `${writeDigits(count)} पार्सलका कागज छाप्नुहोस्`;
export const print = 'छाप्नुहोस्';
export const slips = 'प्याकिङ स्लिप';
export const invoices = 'बिल';
export const labels = 'लेबल';
export const size = 'लेबलको साइज';
export const label = '१०० × १५० मिमि, एउटामा एक';
export const sheet = 'A4, एउटा पानामा चार';
export const chooseSome = 'के छाप्ने, छान्नुहोस्।';
export const labelOf = (code: string) => `लेबल ${code}`;
export const to = 'पाउने';
export const from = 'पठाउने';
export const collect = (total: number) => `नगद: ${formatRupees(total)}`;
export const paid = 'भुक्तानी भइसक्यो। केही नलिनुहोस्।';
export const pieces = (count: number) => `${writeDigits(count)} थान`;
export const grams = (weight: number) => `${writeDigits(weight)} ग्राम`;
export const courier = 'कुरियर';
