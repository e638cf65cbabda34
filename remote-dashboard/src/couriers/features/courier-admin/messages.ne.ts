import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = 'कुरियर';
export const lead =
  'ग्राहककहाँ पार्सल पुर्‍याउने: आफ्नै राइडर, कुरियर र बस। पार्सल दिँदा कर्मचारीले यहाँबाट छान्छन्।';
export const add = 'कुरियर थप्नुहोस्';
export const edit = (name: string) => `${name} सम्पादन गर्नुहोस्`;
export const editShort = 'सम्पादन गर्नुहोस्';
export const failed = 'कुरियर लोड भएनन्।';
export const empty = 'अहिलेसम्म कुरियर छैन';
export const emptyText = 'पहिलो कुरियर थप्नुहोस्, जस्तै आफ्नै राइडर।';
export const name = 'नाम';
export const phone = 'फोन';
export const kind = 'किसिम';
export const served = 'ठाउँ';
export const state = 'अवस्था';
export const on = 'चालु';
export const off = 'बन्द';
export const activeLabel = 'पार्सल दिने';
export const places = 'ठाउँ र शुल्क';
export const placesHint = 'कुन ठाउँमा कति शुल्क लाग्छ। जिल्ला नछाने देशभर, सहर नछाने जिल्लाभर लागू हुन्छ।';
export const place = (number: number) => `ठाउँ ${writeDigits(number)}`;
export const district = 'जिल्ला';
export const wholeCountry = 'देशभर';
export const city = 'सहर';
export const wholeDistrict = 'जिल्लाभर';
export const upTo = 'कति ग्रामसम्म';
export const upToHint = 'जति तौल भए पनि हुने भए खाली छोड्नुहोस्।';
export const charge = 'शुल्क (रुपैयाँ)';
export const days = 'दिन';
export const addPlace = 'ठाउँ थप्नुहोस्';
export const removePlace = (number: number) => `ठाउँ ${writeDigits(number)} हटाउनुहोस्`;
export const noPlaces = 'छैन';
export const countPlaces = (count: number, least: number) =>
  `${writeDigits(count)} ठाउँ, ${formatRupees(least)} देखि`;
export const nameNeeded = 'नाम लेख्नुहोस्।';
export const wrongCharge = 'हरेक ठाउँको शुल्क रुपैयाँमा लेख्नुहोस्, जस्तै १५० वा १५०.५०।';
export const hookLead =
  'कुरियरको प्रणालीले आफैँ, डिजिटल हस्ताक्षरसहित, खबर पठाउन सक्छ। यो ठेगाना र सिक्रेट कुरियरलाई दिनुहोस्; कसरी, API को पृष्ठमा लेखिएको छ।';
export const hook = 'हस्ताक्षरसहितको खबर आउने ठेगाना';
export const copy = (label: string) => `कपी गर्नुहोस्: ${label}`;
export const makeSecret = 'हस्ताक्षरको नयाँ सिक्रेट बनाउनुहोस्';
export const secret = 'सिक्रेट';
export const secretHint = 'अहिले नै कुरियरलाई दिनुहोस्: यो फेरि देखिँदैन। अघिल्लोले अब काम गर्दैन।';
export const link = 'लिङ्क';
