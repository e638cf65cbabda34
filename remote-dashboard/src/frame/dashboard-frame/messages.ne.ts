import { WORDS } from '@pasal/shared/domain';

/** The sidebar's labels by page. */
export const entries = {
  dashboard: 'सारांश',
  'product-management': 'सामान व्यवस्थापन',
  'order-management': 'अर्डर व्यवस्थापन',
  desks: 'डेस्क',
  customers: 'ग्राहक',
  stock: 'स्टक',
  notifications: 'सूचना',
  categories: 'वर्ग र ब्रान्ड',
  'search-words': 'खोजीका शब्द',
  banners: 'ब्यानर र पोस्टर',
  places: 'जिल्ला र सहर',
  couriers: 'कुरियर',
  money: 'नगद',
  staff: 'कर्मचारी',
  'site-settings': 'साइटका सेटिङ',
  searches: 'खोजिएका कुरा',
  activity: 'गतिविधिको विवरण',
  status: 'प्रणालीको स्थिति',
  profit: 'नाफा',
  profile: 'प्रोफाइल',
};
export const navigation = 'ड्यासबोर्ड';
export const skip = 'सिधै मुख्य भागमा जानुहोस्';
export const shop = (name: string) => `${name}: पसलमा जानुहोस्`;
export const newOrders = 'नयाँ';
export const administration = 'व्यवस्थापन';
export const settings = 'सेटिङ';
export const logout = 'लगआउट';
export const collapse = 'साइडबार खुम्च्याउनुहोस्';
export const expand = 'साइडबार फैलाउनुहोस्';
export const openMenu = 'मेनु खोल्नुहोस्';
export const menu = 'मेनु';
export const splash = WORDS.loading;
export const logoutFailed = 'लगआउट हुन सकेन';
