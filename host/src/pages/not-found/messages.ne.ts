import { headWords } from '@pasal/shared/domain';

export const title = headWords.unknownTitle;
export const text = 'हामीले यो पृष्ठ भेटाएनौँ। यो अन्तै सारिएको हुन सक्छ।';
export const home = 'गृहपृष्ठमा फर्कनुहोस्';
