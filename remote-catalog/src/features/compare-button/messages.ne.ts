import { writeDigits } from '@pasal/shared/domain';
import { MAX_COMPARED } from '../../model/compared';

export const compare = 'तुलनामा थप्नुहोस्';
/** Leads to the comparison; with how many products are in it. */
export const open = (count: number) => `तुलना गर्नुहोस् (${writeDigits(count)})`;
export const full = `एकपटकमा ${writeDigits(MAX_COMPARED)} वटासम्म सामान तुलना गर्न सकिन्छ। तुलना खोलेर पहिले एउटा हटाउनुहोस्।`;
export const notKept = 'यो ब्राउजरले सेभ गर्न दिँदैन, त्यसैले सामान तुलना गर्न सकिँदैन।';
