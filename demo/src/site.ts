import type {
  ChatSettings,
  DeliverySettings,
  DeliveryTerms,
  NepaliSettings,
} from '@pasal/shared/contracts';

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
    ne: {
      discount: '३५% सम्म छुट',
      title: 'चाडपर्वको सुरक्षा सेल',
      date_range: 'यो महिनाभर, स्टक रहुन्जेल',
      title2: 'क्यामेरा, लक र घरायसी उपकरण',
      title3: 'नेपालका प्रायः सबै ठाउँमा निःशुल्क डेलिभरी',
      title4: 'सामान पाएपछि नगद भुक्तानी',
    },
  },
  {
    discount: '15% off',
    title: 'Watch over your home',
    date_range: '',
    image: poster('hero-cameras'),
    title2: 'Complete camera sets',
    title3: 'Installation on request',
    title4: '',
    ne: {
      discount: '१५% छुट',
      title: 'घरको निगरानी आफैँ गर्नुहोस्',
      title2: 'क्यामेराका पूरा सेट',
      title3: 'चाहनुभए जडान पनि गरिदिन्छौँ',
    },
  },
];

/** What the demo shop says of itself in Nepali. */
export const DEMO_NEPALI: NepaliSettings = {
  tagline: 'नेपालभरका घर र पसलका लागि इलेक्ट्रोनिक्स र सुरक्षाका सामान',
  address: 'Pasal भवन, न्यूरोड, काठमाडौँ ४४६००, नेपाल',
  opening_hours: 'आइतबारदेखि शुक्रबार, बिहान ९:३० देखि साँझ ७ बजेसम्म',
  legal_name: 'पसल डेमो ट्रेडर्स प्रा. लि.',
  grievance_contact: 'गुनासो अधिकारी, +977 1-5970124, grievance@pasal.example',
};

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
  terms: { served: true, charge: 0, days: { from: 2, to: 4 }, fast_days: 2 },
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
