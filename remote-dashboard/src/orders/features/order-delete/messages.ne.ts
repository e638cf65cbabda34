export const title = (orderNumber: string) => `अर्डर ${orderNumber} हटाउने?`;
export const text = 'अर्डर पूरा भइसकेको छैन भने यसका सामान स्टकमा फर्किन्छन्। हटाएपछि फिर्ता ल्याउन मिल्दैन।';
export const deleted = 'अर्डर हटाइयो!';
