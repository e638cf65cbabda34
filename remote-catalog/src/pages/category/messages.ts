export const home = 'Home';
export const selected = 'Selected:';
export const description = (label: string) =>
  `${label} in Nepal: prices in rupees, filters by brand and price, cash on delivery.`;
