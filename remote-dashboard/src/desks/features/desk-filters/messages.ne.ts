import { writeDigits } from '@pasal/shared/domain';

export const courier = 'कुरियर';
export const allCouriers = 'सबै कुरियर';
export const promisedBy = 'यो दिनसम्म दिने भनेका';
export const late = 'ढिला भएका मात्र';
export const more = (count: number) => (count === 0 ? 'फिल्टर' : `फिल्टर (${writeDigits(count)})`);
export const clear = 'फिल्टर हटाउनुहोस्';
