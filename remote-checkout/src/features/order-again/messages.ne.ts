export const orderAgain = 'फेरि अर्डर गर्नुहोस्';
export const goToCart = 'कार्टमा जानुहोस्';
export const failed = 'सामान हेर्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const none = 'यो अर्डरको कुनै पनि सामान कार्टमा राख्न सकिएन।';
