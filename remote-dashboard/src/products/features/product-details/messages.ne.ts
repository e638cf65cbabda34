import { WORDS, writeDigits } from '@pasal/shared/domain';

/** The parts of R2.85. */

export const basic = 'मुख्य जानकारी';
export const id = 'ID';
export const subcategory = 'उपवर्ग';
export const category = 'वर्ग';
export const brand = 'ब्रान्ड';
export const price = 'मूल्य';
export const originalPrice = 'सुरु मूल्य';
export const discount = 'छुट';
export const stock = 'स्टक';
export const section = 'खण्ड';
export const popular = 'लोकप्रिय';
export const fastDelivery = 'छिटो डेलिभरी';
export const status = 'स्थिति';
export const updated = 'अन्तिम परिवर्तन';
export const yes = WORDS.yes;
export const no = WORDS.no;
export const none = '–';
export const images = 'तस्बिर';
export const image = (title: string, place: number) => `${title}, तस्बिर ${writeDigits(place)}`;
export const noImages = 'यस सामानको तस्बिर छैन।';
export const description = 'विवरण';
export const additional = 'थप विवरण';
export const additionalFailed = WORDS.productFailed;
export const remarks = 'कैफियत';
export const nepali = 'नेपाली';
export const nepaliMissing = 'नेपालीमा छैन';
export const variant = (price: string, stock: number) => `${price}, स्टकमा ${writeDigits(stock)}`;
