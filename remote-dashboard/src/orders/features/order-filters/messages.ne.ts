import { writeDigits } from '@pasal/shared/domain';

export const stage = 'चरण';
export const allStages = 'सबै चरण';
export const from = 'देखि';
export const to = 'सम्म';
export const search = 'नाम, इमेल वा फोनले खोज्नुहोस्';
export const more = (count: number) => (count === 0 ? 'फिल्टर' : `फिल्टर (${writeDigits(count)})`);
export const late = 'ढिला भएका अर्डर मात्र';
export const clear = 'फिल्टर हटाउनुहोस्';
