/** The texts of page heads, also used by the parts that show them. */
export const homeTitle = 'Electronics and security for every home in Nepal';
export const homeDescription =
  'Electronics, house materials, security systems, security cameras and camera accessories in Nepal. Cash on delivery.';
export const homeStep = 'Home';
export const categoryDescription = (label: string) =>
  `${label} in Nepal: prices in rupees, filters by brand and price, cash on delivery.`;
export const allProducts = 'All products';
export const searchTitle = 'Search';
export const searchResultsFor = (query: string) => `Search results for “${query}”`;
export const compareTitle = 'Compare products';
export const wishlistTitle = 'Your Wishlist';
export const cartTitle = 'Your Shopping Cart';
export const checkoutTitle = 'Complete Your Order';
export const orderTitle = (orderNumber: string) => `Order ${orderNumber}`;
export const trackTitle = 'Track Your Order';
export const trackDescription = 'Track your order with its number and your phone number.';
export const riderTitle = 'Your parcels';
export const contactTitle = 'Contact us';
export const contactDescription =
  'Call, email or visit the shop: phones, address, opening hours and social pages.';
export const loginTitle = 'Staff login';
export const unknownTitle = 'Page Not Found';
export const ownerPageTitles = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Returns',
  about: 'About us',
  questions: 'Questions',
} as const;
export const ownerPageDescriptions = {
  terms: 'Ordering, prices, delivery, payment, returns and warranty.',
  privacy: 'What the shop stores about visitors and buyers, why, and for how long.',
  returns: 'What you can return, how, and how you get your money back.',
  about: 'Who runs this shop and what it sells.',
  questions: 'Answers to what buyers ask most.',
} as const;
