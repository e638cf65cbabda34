export const charge = 'कुरियरको शुल्क (रु.)';
export const chargeHint = 'थाहा नभए खाली छोड्नुहोस्';
export const chargeOf = (rupees: string) => `ठाउँअनुसार ${rupees}; खाली छोडे त्यही लाग्छ`;
export const cashTaken = 'उठाएको नगद (रु.)';
export const cashDue = (rupees: string) => `उठाउनुपर्ने ${rupees}`;
