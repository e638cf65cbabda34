export const messages = {
  home: 'Home',
  selected: 'Selected:',
  description: (label: string) =>
    `${label} in Nepal: prices in rupees, filters by brand and price, cash on delivery.`,
};
