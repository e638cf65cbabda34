export const product = 'Product';
export const now = 'Now';
export const afterwards = 'Then';
