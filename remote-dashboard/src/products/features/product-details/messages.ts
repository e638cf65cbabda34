import { WORDS } from '@pasal/shared/domain';

/** The parts of R2.85. */

export const basic = 'Basic Info';
export const id = 'ID';
export const subcategory = 'Subcategory';
export const category = 'Category';
export const brand = 'Brand';
export const price = 'Price';
export const originalPrice = 'Original Price';
export const discount = 'Discount';
export const stock = 'Stock';
export const section = 'Section';
export const popular = 'Popular';
export const fastDelivery = 'Fast Delivery';
export const status = 'Status';
export const updated = 'Last change';
export const yes = 'Yes';
export const no = 'No';
export const none = '–';
export const images = 'Images';
export const image = (title: string, place: number) => `${title}, image ${place}`;
export const noImages = 'This product has no images.';
export const description = 'Description';
export const additional = 'Additional Description';
export const additionalFailed = WORDS.productFailed;
export const remarks = 'Remarks';
export const nepali = 'Nepali';
export const nepaliMissing = 'Nepali missing';
export const variant = (price: string, stock: number) => `${price}, ${stock} in stock`;
