export const nameColumns = 'यस कुरियरका कोलमका नाम लेख्नुहोस्';
