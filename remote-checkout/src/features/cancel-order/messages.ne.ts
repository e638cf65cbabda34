export const cancelOrder = 'अर्डर रद्द गर्नुहोस्';
export const cancelTitle = (orderNumber: string) => `अर्डर ${orderNumber} रद्द गर्ने?`;
export const cancelText =
  'हामी यो अर्डरको काम रोक्छौँ र तपाईंले केही तिर्नुपर्दैन। रद्द गरेपछि फिर्ता लिन मिल्दैन।';
export const reason = 'कारण';
export const reasonHint = 'नलेखे पनि हुन्छ। लेख्नुभए हामीलाई सुधार गर्न मद्दत हुन्छ।';
export const keepOrder = 'रद्द नगर्नुहोस्';
export const cancelFailed = 'अर्डर रद्द गर्न सकिएन। फेरि प्रयास गर्नुहोस्।';
