import { WORDS, writeDigits } from '@pasal/shared/domain';

export const title = 'जिल्ला र सहर';
export const lead = 'पसलले डेलिभरी गर्ने ठाउँहरू। अर्डर गर्दा ग्राहकले यीमध्येबाट छान्छन्।';
export const search = 'जिल्ला र सहर खोज्नुहोस्';
export const addDistrict = 'जिल्ला थप्नुहोस्';
export const addCity = 'सहर थप्नुहोस्';
export const addCityTo = (district: string) => `${district}: सहर थप्नुहोस्`;
export const failed = 'जिल्लाहरू लोड गर्न सकिएन।';
export const empty = 'अहिलेसम्म कुनै जिल्ला छैन';
export const notFound = 'मिल्ने जिल्ला वा सहर भेटिएन।';
export const counts = (districts: number, cities: number) =>
  `${writeDigits(districts)} वटा जिल्ला, ${writeDigits(cities)} वटा सहर`;
export const cityCount = (count: number) => `${writeDigits(count)} वटा सहर`;
export const noCities = 'अहिलेसम्म कुनै सहर छैन, त्यसैले यहाँबाट कसैले अर्डर गर्न सक्दैन।';
export const actionsOf = (name: string) => `${name}: गर्न सकिने काम`;
export const rename = 'नाम बदल्नुहोस्';
export const renameOf = (name: string) => `${name}: नाम बदल्नुहोस्`;
export const terms = 'डेलिभरी';
export const deliveryTo = (name: string) => `डेलिभरी: ${name}`;
export const asDistrict = 'जिल्लाका अरू ठाउँजस्तै';
export const asCountry = 'देशका अरू ठाउँजस्तै';
export const deleteLabel = WORDS.delete;
export const deleteTitle = (name: string) => `${name} हटाउने?`;
export const deleteDistrictText = 'यसका सहर पनि हट्छन्। अर्डरमा परेको जिल्ला हटाउन मिल्दैन।';
export const deleteCityText = 'अर्डरमा परेको सहर हटाउन मिल्दैन।';
