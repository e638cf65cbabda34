import { bilingual } from '@pasal/core/errors/wording';

/** Texts about couriers and riders. */
export const courierAdded = bilingual('Courier added.', 'कुरियर थपियो।');
export const courierSaved = bilingual('Courier saved.', 'कुरियर सेभ भयो।');
export { noSuchCourier } from '../courier-file/messages';
export const courierExists = bilingual(
  'There is a courier with this name already.',
  'यो नामको कुरियर पहिल्यै छ।',
);
export const courierChanged = bilingual(
  'Someone else has changed this courier. Reload it and try again.',
  'अरू कसैले यो कुरियर फेर्नुभयो। फेरि खोलेर प्रयास गर्नुहोस्।',
);
export { phoneFault } from '../messages';
export const cityOfOtherDistrict = bilingual(
  'Choose a city in this district.',
  'यही जिल्लाको सहर छान्नुहोस्।',
);
export const placeTwice = bilingual(
  'A place with the same weight stands there twice.',
  'एउटै ठाउँ र तौल दुई पटक लेखियो।',
);
export const linkMade = bilingual('Link made.', 'लिङ्क बन्यो।');
export const noSuchLink = bilingual(
  'This link is no longer good. Ask the shop for a new one.',
  'यो लिङ्क अब चल्दैन। पसलसँग नयाँ माग्नुहोस्।',
);
export const riderTold = bilingual('Saved. Thank you.', 'सेभ भयो। धन्यवाद।');
