import type { Language } from '@pasal/platform/contract/language';

export const LANGUAGE = 'ne' as Language;

export const IS_NEPALI = true as boolean;
