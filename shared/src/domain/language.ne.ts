import type { Language } from '@pasal/platform/contract/language';

export const LANGUAGE = 'ne' as Language;
