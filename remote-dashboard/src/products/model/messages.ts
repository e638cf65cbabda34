/** What the fields of a product are called, in the form and in its details. */
export const labels = {
  title: 'Title',
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  original_price: 'Original price (Rs.)',
  discount_percentage: 'Discount',
  in_stock: 'In stock',
  description: 'Description',
  additional_description: 'Additional description',
  remarks: 'Remarks',
  section: 'Section',
  status: 'Status',
  is_popular: 'Popular item',
  fast_delivery: 'Fast Delivery',
} as const;
export const inNepali = (label: string) => `${label} in Nepali`;
export const remarksHint = 'For staff only. Never shown in the shop.';
export const popularHint =
  'Listed first when sorted by Featured. Popular Items on the home page use the section instead.';
