import { writeDigits } from '@pasal/shared/domain';

export const assign = 'कुरियर तोक्नुहोस्';
export const title = (count: number) =>
  count === 1 ? assign : `${assign}: ${writeDigits(count)} पार्सल`;
export const nobody = 'अहिलेसम्म कोही छैन';
export const chooseCourier = 'कुरियर छान्नुहोस्';
