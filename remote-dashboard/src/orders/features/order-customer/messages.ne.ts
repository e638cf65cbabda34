import { writeDigits } from '@pasal/shared/domain';

export const unknown = 'यो नम्बरको पहिलो अर्डर।';
export const known = (orders: number, since: string, parts: string) =>
  `${since} देखि ${writeDigits(orders)} अर्डर: ${parts}।`;
export const delivered = (count: number, bought: string) =>
  `${writeDigits(count)} डेलिभरी भयो (${bought})`;
export const open = (count: number) => `${writeDigits(count)} बाँकी`;
export const cancelled = (count: number) => `${writeDigits(count)} रद्द भयो`;
export const cameBack = (count: number) => `तीमध्ये ${writeDigits(count)} फिर्ता आयो`;
export const all = 'यो नम्बरका सबै अर्डर';
