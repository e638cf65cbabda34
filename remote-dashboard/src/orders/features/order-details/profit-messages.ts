export const title = 'Profit';
export const sales = 'Goods sold for';
export const cost = 'They cost';
export const profit = 'Profit';
export const unknown = 'Unknown';
export const unknownCost = (count: string) => `of ${count} pieces unknown`;
export const cancelled = 'Nothing was sold: the goods came back.';
export const failed = "The profit couldn't be loaded.";
