import { WORDS, writeDigits } from '@pasal/shared/domain';

export const district = 'जिल्ला';
export const districts = 'जिल्लाहरू';
export const allDistricts = 'सबै जिल्ला';
export const city = 'सहर';
export const cities = 'सहरहरू';
export const allCities = 'सबै सहर';
export const districtFirst = 'पहिले जिल्ला छान्नुहोस्';
export const from = 'देखि';
export const to = 'सम्म';
export const search = 'नाम, इमेल वा फोनले खोज्नुहोस्';
export const more = (count: number) => (count === 0 ? 'फिल्टर' : `फिल्टर (${writeDigits(count)})`);
export const late = 'ढिला भएका अर्डर मात्र';
export const clear = 'फिल्टर हटाउनुहोस्';
export const placesFailed = 'जिल्लाहरू लोड गर्न सकिएन।';
export const retry = WORDS.retry;
