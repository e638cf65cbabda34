export const homeTitle = 'नेपालका हरेक घरका लागि इलेक्ट्रोनिक्स र सुरक्षाका सामान';
export const homeDescription =
  'नेपालमा इलेक्ट्रोनिक्स, घरायसी सामान, सुरक्षा प्रणाली, सुरक्षा क्यामेरा र क्यामेरा एक्सेसरिज। सामान पाएपछि नगद भुक्तानी।';
export const homeStep = 'गृहपृष्ठ';
export const categoryDescription = (label: string) =>
  `नेपालमा ${label}: रुपैयाँमा मूल्य, ब्रान्ड र मूल्यको फिल्टर, सामान पाएपछि नगद भुक्तानी।`;
export const allProducts = 'सबै सामान';
export const searchTitle = 'खोजी';
export const searchResultsFor = (query: string) => `“${query}” को खोजी नतिजा`;
export const compareTitle = 'सामान तुलना गर्नुहोस्';
export const wishlistTitle = 'तपाईंको मनपर्ने सूची';
export const cartTitle = 'तपाईंको कार्ट';
export const checkoutTitle = 'आफ्नो अर्डर पूरा गर्नुहोस्';
export const orderTitle = (orderNumber: string) => `अर्डर ${orderNumber}`;
export const trackTitle = 'अर्डर कहाँ पुग्यो हेर्नुहोस्';
export const trackDescription = 'अर्डर नम्बर र फोन नम्बरले आफ्नो अर्डर कहाँ पुग्यो हेर्नुहोस्।';
export const riderTitle = 'तपाईंका पार्सल';
export const contactTitle = 'सम्पर्क गर्नुहोस्';
export const contactDescription =
  'पसलमा फोन गर्नुहोस्, इमेल लेख्नुहोस् वा आफैँ आउनुहोस्: फोन, ठेगाना, खुल्ने समय र सामाजिक सञ्जाल।';
export const loginTitle = 'कर्मचारी लगइन';
export const unknownTitle = 'पृष्ठ भेटिएन';
export const ownerPageTitles = {
  terms: 'नियम र सर्त',
  privacy: 'गोपनीयता नीति',
  returns: 'सामान फिर्ता',
  about: 'हाम्रो बारेमा',
  questions: 'धेरै सोधिने प्रश्न',
} as const;
export const ownerPageDescriptions = {
  terms: 'अर्डर, मूल्य, डेलिभरी, भुक्तानी, सामान फिर्ता र वारेन्टी।',
  privacy: 'पसल हेर्ने र सामान किन्नेहरूका कुन विवरण पसलले राख्छ, किन राख्छ र कति समयसम्म राख्छ।',
  returns: 'के फिर्ता गर्न मिल्छ, कसरी, र पैसा कसरी फिर्ता पाइन्छ।',
  about: 'यो पसल कसले चलाउँछ र के बेच्छ।',
  questions: 'ग्राहकले धेरै सोध्ने प्रश्नका जवाफ।',
} as const;
