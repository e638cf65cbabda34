const poster = (name: string) => `/uploads/demo/${name}.webp`;

export const DEMO_BANNERS = [
  {
    discount: 'Up to 35% off',
    title: 'Festival Security Sale',
    date_range: 'This month, while stocks last',
    image: poster('banner-offer'),
    title2: 'Cameras, locks and home appliances',
    title3: 'Free delivery all over Nepal',
    title4: 'Cash on delivery',
  },
  {
    discount: '15% off',
    title: 'Watch over your home',
    date_range: '',
    image: poster('hero-cameras'),
    title2: 'Complete camera sets',
    title3: 'Installation on request',
    title4: '',
  },
];

export const DEMO_POSTERS = [
  {
    type: 'category' as const,
    images: ['electronics', 'house-materials', 'security-systems', 'security-cameras'].map((name) =>
      poster(`category-${name}`),
    ),
  },
  {
    type: 'hero' as const,
    images: ['cameras', 'kitchen', 'smart-home', 'entertainment'].map((name) =>
      poster(`hero-${name}`),
    ),
  },
];
