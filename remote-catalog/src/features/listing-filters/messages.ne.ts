import { writeDigits } from '@pasal/shared/domain';

export const filter = 'फिल्टर';
/** R2.44 */
export const clearAll = 'सबै फिल्टर हटाउनुहोस्';
export const categories = 'वर्गहरू';
/** Distinguishes it for screen readers from menu and footer, which have categories too. */
export const categoryLinks = 'वर्गको सूची';
export const allProducts = 'सबै सामान';
export const allOf = (category: string) => `सबै ${category}`;
export const offer = 'स्टक र अफर';
export const brands = 'ब्रान्डहरू';
export const away = 'सामान लोड भएपछि फिल्टर पनि देखिन्छ।';
export const noBrands = 'छान्न मिल्ने कुनै ब्रान्ड छैन।';
export const show = (total: number) => `${writeDigits(total)} वटा सामान हेर्नुहोस्`;
