import { headWords } from '@pasal/shared/domain';

export const titles = headWords.ownerPageTitles;
export const descriptions = headWords.ownerPageDescriptions;
export const failed = 'This page could not be loaded.';
export const draft = "This is a draft. Visitors don't see it yet.";
