import { headWords } from '@pasal/shared/domain';

export const titles = headWords.ownerPageTitles;
export const descriptions = headWords.ownerPageDescriptions;
export const failed = 'यो पृष्ठ लोड गर्न सकिएन।';
export const draft = 'यो मस्यौदा हो। ग्राहकले अझै देख्दैनन्।';
