export const search = 'खोज्नुहोस्';
export const status = 'स्थिति';
export const allStatuses = 'सबै स्थिति';
