/** Words and literal texts used in several parts of the shop. */
export const WORDS = {
  delete: 'हटाउनुहोस्',
  cancel: 'रद्द',
  retry: 'फेरि प्रयास गर्नुहोस्',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  loading: 'लोड हुँदैछ...',
  yes: 'छ',
  no: 'छैन',
  /** R8.15 */
  productsFailed: 'सामान लोड गर्न सकिएन।',
  productFailed: 'सामान लोड गर्न सकिएन',
  productNotFound: 'सामान भेटिएन',
  /** R5.2 */
  orderIncomplete: 'अर्डर गर्नुअघि चाहिने सबै विवरण भर्नुहोस्।',
} as const;
