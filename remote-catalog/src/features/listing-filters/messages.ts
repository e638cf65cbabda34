export const messages = {
  filter: 'Filter',
  /** spec §2 "Category page" */
  clearAll: 'Clear All Filters',
  price: 'Price range',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  minSlider: 'Lowest price, slider',
  maxSlider: 'Highest price, slider',
  brands: 'Brands',
  away: 'The filters come with the products.',
  noBrands: 'No brands to choose from.',
  show: (total: number) => `Show ${total} products`,
};
