import type { ChatSettings, DeliverySettings, DeliveryTerms } from '@pasal/shared/contracts';

const poster = (name: string) => `/uploads/demo/${name}.webp`;

export const DEMO_BANNERS = [
  {
    discount: 'Up to 35% off',
    title: 'Festival Security Sale',
    date_range: 'This month, while stocks last',
    image: poster('banner-offer'),
    title2: 'Cameras, locks and home appliances',
    title3: 'Free delivery in nearly all of Nepal',
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

/** Where the demo shop answers in chats; numbers and name are made up. */
export const DEMO_CHATS: Partial<ChatSettings> = {
  whatsapp: '+9779801234567',
  viber: '+9779801234567',
  messenger: 'pasal.example',
};

export const DEMO_DELIVERY: DeliverySettings = {
  terms: { served: true, charge: 0, days: { from: 2, to: 4 } },
  free_above: 25_000,
  closed_weekdays: [6],
  closed_dates: [],
  map_url: 'https://www.openstreetmap.org/?mlat=27.7045&mlon=85.3105#map=18/27.7045/85.3105',
};

const VALLEY: DeliveryTerms = { served: true, charge: 0, days: { from: 0, to: 1 } };
const FAR: DeliveryTerms = { served: true, charge: 350, days: { from: 7, to: 12 } };

/** Districts with terms of their own: nearby ones, and those without roads. */
export const DEMO_DISTRICT_TERMS: Readonly<Record<string, DeliveryTerms>> = {
  Kathmandu: VALLEY,
  Lalitpur: VALLEY,
  Bhaktapur: VALLEY,
  Humla: FAR,
  Mugu: FAR,
  Dolpa: { ...FAR, served: false },
};
