export const printInvoice = 'बिल प्रिन्ट गर्नुहोस्';
