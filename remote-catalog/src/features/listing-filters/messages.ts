export const messages = {
  filter: 'Filter',
  /** R2.44 */
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
