import type { CourierFilePreset, CourierFileValue, ListHeading } from '@pasal/shared/contracts';

export const title = 'कुरियरका फाइल';
export const lead =
  '"कुरियरलाई दिने" डेस्कबाट निकालेर कुरियरको पृष्ठमा राखिने फाइल, र कुरियरले पठाउने सूचीका कोलम। तयार ढाँचाबाट सुरु गरेर कोलम फेर्नुहोस्।';
export const preset = 'ढाँचा';
export const usual = 'साधारण कोलम';
export const own = 'तलका आफ्नै कोलम';
export const presets: Record<CourierFilePreset, string> = {
  plain: 'साधारण: पार्सल, नाम, फोन, ठाउँ, नगद',
  branch: 'शाखाअनुसार: पाउने, पुग्ने शाखा, सामान, किलो',
  merchant: 'व्यापारीको अर्डर: पाउने, सहर, क्षेत्र, सामान, रकम',
};
export const heading = 'शीर्षक';
export const headingNeeded = 'शीर्षक लेख्नुहोस्, वा कोलम हटाउनुहोस्।';
export const value = 'यसमा के राख्ने';
export const values: Record<CourierFileValue, string> = {
  order_number: 'अर्डर नम्बर',
  parcel: 'पार्सलको कोड',
  consignment: 'कुरियरको नम्बर',
  customer_name: 'ग्राहकको नाम',
  phone: 'फोन',
  address: 'ठेगाना',
  city: 'सहर',
  district: 'जिल्ला',
  pieces: 'थान',
  weight_grams: 'तौल ग्राममा',
  weight_kg: 'तौल किलोमा',
  cash: 'उठाउने नगद',
  goods: 'सामान',
  empty: 'केही नराख्ने',
};
export const addColumn = 'कोलम थप्नुहोस्';
export const removeColumn = (name: string) => `हटाउनुहोस्: "${name}"`;
export const listLead =
  'यस कुरियरको आफ्नै सूचीमा कोलमको नाम के हुन्छ। पसलले आफैँ नभेट्ने नाम मात्र लेख्नुहोस्; चल्तीका अङ्ग्रेजी र नेपाली नाम चिनिन्छन्।';
export const stateWord = (word: string, means: string) => `“${word}” को अर्थ: ${means}`;
export const forgetWord = (word: string) => `“${word}” बिर्सनुहोस्`;
export const listHeadings: Record<ListHeading, string> = {
  parcel: 'पार्सलको कोलम',
  state: 'स्थितिको कोलम',
  reason: 'कारणको कोलम',
  remarks: 'कैफियतको कोलम',
  cash: 'नगदको कोलम',
  charge: 'शुल्कको कोलम',
  net: 'पठाइएको रकमको कोलम',
};
