import { WORDS } from '@pasal/shared/domain';

export const save = 'Save';
export const deleteLabel = WORDS.delete;
export const failed = "That didn't work. Please try again.";
