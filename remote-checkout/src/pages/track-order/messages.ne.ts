export const trackOrder = 'अर्डर कहाँ पुग्यो हेर्नुहोस्';
export const trackDescription = 'अर्डर नम्बर र फोन नम्बरले आफ्नो अर्डर कहाँ पुग्यो हेर्नुहोस्।';
export const findAnother = 'अर्को अर्डर खोज्नुहोस्';
