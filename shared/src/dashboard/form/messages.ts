import { WORDS } from '@pasal/shared/domain';

export const cancel = WORDS.cancel;
export const save = 'Save';
export const deleteLabel = WORDS.delete;
export const failed = 'This did not work. Please try again.';
