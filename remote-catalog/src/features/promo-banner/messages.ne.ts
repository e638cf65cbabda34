export const label = 'प्रमोसन';
/** R2.23 */
export const shopNow = 'अहिले किन्नुहोस्';
