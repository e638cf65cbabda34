import { writeDigits } from '@pasal/shared/domain';

export const title = 'ग्राहक';
export const lead =
  'अर्डर गर्ने सबै जना, फोन नम्बर अनुसार; पछिल्लो अर्डर गर्ने सबैभन्दा माथि। एकै जनाका नम्बर र इमेल जोड्न मिल्छ।';
export const search = 'नाम, फोन, इमेल वा अर्डर नम्बर';
export const customer = 'ग्राहक';
export const orders = 'अर्डर';
export const delivered = 'डेलिभरी भएको';
export const refused = 'नलिएको';
export const last = 'पछिल्लो अर्डर';
export const bought = 'किनेको';
export const joined = (count: number) => `+ ${writeDigits(count)} जोडिएको`;
export const notes = (count: number) => `${writeDigits(count)} टिपोट`;
export const refusals = (count: number) => `${writeDigits(count)} पटक नलिएको`;
export const failed = 'ग्राहक लोड गर्न सकिएन।';
export const empty = 'अहिलेसम्म ग्राहक छैनन्';
export const emptyText = 'अर्डर गर्ने जो कोही यहाँ देखिन्छ।';
export const emptyFound = 'यो खोजीसँग मिल्ने ग्राहक छैन।';
export const older = 'अघिका ग्राहक';
export const newest = 'पछिल्ला ग्राहकमा जानुहोस्';
