import { bilingual } from '@pasal/core/errors/wording';

export const isBeingRead = bilingual(
  'The shop is starting. Please try again in a moment.',
  'पसल खुल्दैछ। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
);
