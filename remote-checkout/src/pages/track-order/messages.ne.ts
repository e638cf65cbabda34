import { headWords } from '@pasal/shared/domain';

export const trackOrder = headWords.trackTitle;
export const trackDescription = headWords.trackDescription;
export const findAnother = 'अर्को अर्डर खोज्नुहोस्';
