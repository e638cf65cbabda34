export const outOfStock = 'स्टकमा छैन';
