export const title = (orderNumber: string) => `अर्डर ${orderNumber}`;
export const untitled = 'अर्डर';
export const back = 'अर्डर व्यवस्थापन';
export const previous = 'अघिल्लो अर्डर';
export const next = 'अर्को अर्डर';
export const beside = 'यसअघि र यसपछिका अर्डर';
export const failed = 'अर्डर लोड गर्न सकिएन।';
export const gone = 'अर्डर भेटिएन';
export const goneText = 'यो हटाइएको हुन सक्छ।';
export const loading = 'अर्डर लोड हुँदैछ...';
export const updateStatus = 'स्थिति बदल्नुहोस्';
export const edit = 'अर्डर सम्पादन गर्नुहोस्';
export const remove = 'हटाउनुहोस्';
/** Heads the parts below the title, for screen readers. */
export const details = 'विवरण';
