import { writeDigits } from '@pasal/shared/domain';

export const unknown = 'यो नम्बरको पहिलो अर्डर।';
export const known = (orders: number, since: string, parts: string) =>
  `${since} देखि ${writeDigits(orders)} अर्डर: ${parts}।`;
export const delivered = (count: number, bought: string) =>
  `${writeDigits(count)} डेलिभरी भयो (${bought})`;
export const open = (count: number) => `${writeDigits(count)} बाँकी`;
export const cancelled = (count: number) => `${writeDigits(count)} रद्द भयो`;
export const cameBack = (count: number) => `तीमध्ये ${writeDigits(count)} फिर्ता आयो`;
export const refused = (count: number) => `${writeDigits(count)} पार्सल लिएनन्`;
export const page = 'यो ग्राहकको पृष्ठ';
export const joined = (contacts: string) => `यीसँगै गनिएको: ${contacts}।`;
export const owes = (sum: string) => `${sum} तिर्न बाँकी छ।`;
export const gets = (sum: string) => `${sum} पाउन बाँकी छ।`;
export const noted = (day: string, by: string) => `${day}, ${by}`;
