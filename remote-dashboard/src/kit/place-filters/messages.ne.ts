import { WORDS } from '@pasal/shared/domain';

export const district = 'जिल्ला';
export const districts = 'जिल्लाहरू';
export const allDistricts = 'सबै जिल्ला';
export const city = 'सहर';
export const cities = 'सहरहरू';
export const allCities = 'सबै सहर';
export const districtFirst = 'पहिले जिल्ला छान्नुहोस्';
export const placesFailed = 'जिल्लाहरू लोड गर्न सकिएन।';
export const retry = WORDS.retry;
