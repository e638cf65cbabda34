import type { ActivityAction, ActivityKind } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const kinds: Record<ActivityKind, string> = {
  product: 'सामान',
  order: 'अर्डर',
  staff: 'कर्मचारी',
  category: 'वर्ग',
  subcategory: 'उपवर्ग',
  brand: 'ब्रान्ड',
  district: 'जिल्ला',
  city: 'सहर',
  courier: 'कुरियर',
  customer: 'ग्राहक',
  banner: 'ब्यानर',
  poster: 'तस्बिर',
  settings: 'सेटिङ',
  notification: 'सन्देश',
  purchase: 'खरिद',
  supplier: 'सप्लायर',
  cash: 'नगद',
  'search-kind': 'सामानको किसिम',
  'search-word': 'खोजीको शब्द',
};
export const actions: Record<ActivityAction, string> = {
  add: 'थपियो:',
  change: 'बदलियो:',
  delete: 'हटाइयो:',
  export: 'डाउनलोड गरियो:',
};
/** Labels of entity types, by their English names in the log. */
export const things: Readonly<Record<string, string>> = {
  'About us (English)': 'हाम्रो बारेमा (अङ्ग्रेजी)',
  'About us (Nepali)': 'हाम्रो बारेमा (नेपाली)',
  Announcement: 'सूचना',
  'Banner without a title': 'शीर्षक नभएको ब्यानर',
  Calendar: 'पात्रो',
  'Category posters': 'वर्गका पोस्टर',
  Chats: 'च्याट',
  Desks: 'डेस्क',
  Delivery: 'डेलिभरी',
  'Districts and municipalities of Nepal': 'नेपालका जिल्ला र पालिका',
  'Hero slides': 'गृहपृष्ठका ठूला तस्बिर',
  Looks: 'रूप',
  'Message settings': 'सन्देशका सेटिङ',
  'Privacy policy (English)': 'गोपनीयता नीति (अङ्ग्रेजी)',
  'Privacy policy (Nepali)': 'गोपनीयता नीति (नेपाली)',
  'Questions (English)': 'धेरै सोधिने प्रश्न (अङ्ग्रेजी)',
  'Questions (Nepali)': 'धेरै सोधिने प्रश्न (नेपाली)',
  'Ready remarks': 'तयारी कैफियत',
  'Returns (English)': 'सामान फिर्ता (अङ्ग्रेजी)',
  'Returns (Nepali)': 'सामान फिर्ता (नेपाली)',
  'Site settings': 'साइटका सेटिङ',
  'Terms and conditions (English)': 'नियम र सर्त (अङ्ग्रेजी)',
  'Terms and conditions (Nepali)': 'नियम र सर्त (नेपाली)',
};

/** Field labels; others are shown as logged. */
export const fields: Readonly<Record<string, string>> = {
  accent: 'रङ',
  additional_description: 'थप विवरण',
  address: 'ठेगाना',
  announcement: 'सूचना',
  attributes: 'विशेषता',
  brand: 'ब्रान्ड',
  brands: 'ब्रान्डहरू',
  category: 'वर्ग',
  city_id: 'सहर',
  date_range: 'मिति',
  delivery: 'डेलिभरी',
  delivery_type: 'डेलिभरीको तरिका',
  description: 'विवरण',
  disabled: 'बन्द खाता',
  discount: 'छुट',
  discount_percentage: 'छुट प्रतिशत',
  district: 'जिल्ला',
  district_id: 'जिल्ला',
  draft: 'मस्यौदा',
  email: 'इमेल',
  facts: 'विशेषता',
  facts_ne: 'विशेषता (नेपाली)',
  fast_delivery: 'छिटो डेलिभरी',
  finds: 'खोज्ने शब्द',
  from: 'देखि',
  icon: 'आइकन',
  in_stock: 'स्टक',
  is_popular: 'लोकप्रिय',
  joined: 'जोडिएका नम्बर र इमेल',
  legal: 'कानुनी विवरण',
  logo: 'लोगो',
  name: 'नाम',
  note: 'टिपोट',
  notify_email: 'सूचना पाउने इमेल',
  opening_hours: 'पसल खुल्ने समय',
  order: 'क्रम',
  order_limits: 'अर्डरको सीमा',
  original_price: 'छुटअघिको मूल्य',
  page: 'पृष्ठ',
  paper: 'बिलको पात्रो',
  parent: 'माथिल्लो किसिम',
  password: 'पासवर्ड',
  phones: 'फोन',
  phrase: 'शब्द',
  phrases: 'ग्राहकले भन्ने नाम',
  picture: 'तस्बिर',
  pictures: 'तस्बिर',
  position: 'क्रम',
  price: 'मूल्य',
  price_rounding: 'मूल्य मिलाउने',
  remarks: 'कैफियत',
  'reports dismissed': 'सूचीबाट हटाइएका सूचना',
  role: 'भूमिका',
  scarce_limits: 'थोरै स्टकको सीमा',
  section: 'खण्ड',
  send: 'पठाउने सन्देश',
  sender_name: 'पठाउनेको नाम',
  'sessions ended': 'लगआउट गरिएका ठाउँ',
  shop_name: 'पसलको नाम',
  social: 'सामाजिक सञ्जाल',
  special_offer: 'विशेष अफर',
  status: 'स्थिति',
  subcategories: 'उपवर्गहरू',
  subcategory: 'उपवर्ग',
  tagline: 'पसलको परिचय',
  templates: 'तयारी सन्देश',
  title: 'शीर्षक',
  to: 'सम्म',
  total: 'जम्मा',
  variants: 'विकल्प',
  version: 'भर्सन',
  warranty: 'वारेन्टी',
  website: 'वेबसाइट',
  years: 'वर्षहरू',
};
/** Labels of enumerated values; others are shown as logged. */
export const values: Readonly<Record<string, string>> = {
  pending: 'बाँकी',
  complete: 'पूरा भयो',
  cancel: 'रद्द',
  others: 'अन्य',
  approve: 'स्वीकृत',
  staff: 'कर्मचारी',
  admin: 'व्यवस्थापक',
  true: 'छ',
  false: 'छैन',
  new_arrivals: 'नयाँ सामान',
  popular_items: 'लोकप्रिय सामान',
  weekly_deals: 'यो हप्ताको अफर',
};

export const title = 'गतिविधिको विवरण';
export const lead =
  'कसले के बदल्यो र अर्डरको सूची कसले डाउनलोड गर्‍यो। विवरण एक वर्ष राखिन्छ। पासवर्ड र ग्राहकको विवरण राखिँदैन।';
export const person = 'व्यक्ति';
export const everyone = 'सबै जना';
export const kind = 'केबारे';
export const everything = 'सबै';
export const from = 'देखि';
export const to = 'सम्म';
export const when = 'कहिले';
export const who = 'कसले';
export const what = 'के';
export const changes = 'विवरण';
export const nothing = 'केही छैन';
export const changed = 'बदलियो';
export const before = 'पहिले';
export const after = 'अहिले';
export const more = (count: number) => `र थप ${writeDigits(count)} वटा`;

/** The table's texts. */
export const table = {
  title,
  things: 'विवरण',
  failed: 'गतिविधिको विवरण लोड गर्न सकिएन।',
  empty: 'कुनै गतिविधि भेटिएन',
  emptyText: 'अहिलेसम्म केही बदलिएको छैन।',
  emptyFiltered: 'यी फिल्टरसँग मिल्ने विवरण छैन।',
} as const;
