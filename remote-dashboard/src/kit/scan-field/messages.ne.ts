export const code = 'लेबल स्क्यान गर्नुहोस्';
