import { WORDS } from '@pasal/shared/domain';

export const save = 'सेभ गर्नुहोस्';
export const deleteLabel = WORDS.delete;
export const failed = 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।';
