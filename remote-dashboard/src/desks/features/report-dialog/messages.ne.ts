import type { ReportResult } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'कुरियरको सूची';
export const courier = 'कुरियर';
export const chooseCourier = 'कुरियर छान्नुहोस्';
export const choose = 'CSV फाइल छान्नुहोस्';
export const lead = 'पार्सल र स्थितिका शीर्षक भएको सूची। हरेक लाइनले के गर्छ, नहेरी केही लेखिँदैन।';
export const book = (count: number) => `${writeDigits(count)} पार्सल अद्यावधिक गर्नुहोस्`;
export const close = 'बन्द गर्नुहोस्';
export const results: Record<ReportResult, string> = {
  told: 'अद्यावधिक भयो',
  old: 'पहिल्यै थाहा भएको',
  unknown: 'नचिनिएको पार्सल',
  refused: 'मिलेन',
};
export const would = 'अद्यावधिक हुने';
export const line = (row: number) => `लाइन ${writeDigits(row)}`;
