import type { ReportResult } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'कुरियरको सूची';
export const courier = 'कुरियर';
export const chooseCourier = 'कुरियर छान्नुहोस्';
export const choose = 'फाइल छान्नुहोस् (CSV वा Excel)';
export const lead = 'पार्सल र स्थितिका शीर्षक भएको सूची। हरेक हरफले के गर्छ भन्ने हेरेपछि मात्र लेखिन्छ।';
export const book = (count: number) => `${writeDigits(count)} पार्सल अपडेट गर्नुहोस्`;
export const close = 'बन्द गर्नुहोस्';
export const results: Record<ReportResult, string> = {
  told: 'अपडेट भयो',
  old: 'पहिल्यै थाहा भएको',
  unknown: 'नचिनिएको पार्सल',
  refused: 'लिन मिलेन',
};
export const would = 'अपडेट हुने';
export const line = (row: number) => `हरफ ${writeDigits(row)}`;
export const numberAdded = (number: string) => `नम्बर ${number} थपियो`;
