import type { PageKind, TextLanguage } from '@pasal/shared/contracts';

/** As the pages themselves are titled. */
export const kinds: Record<PageKind, string> = {
  terms: 'नियम र सर्त',
  privacy: 'गोपनीयता नीति',
  returns: 'सामान फिर्ता',
  about: 'हाम्रो बारेमा',
  questions: 'धेरै सोधिने प्रश्न',
};
export const languages: Record<TextLanguage, string> = { en: 'अङ्ग्रेजी', ne: 'नेपाली' };
export const failed = 'पृष्ठहरू लोड गर्न सकिएन।';
export const standard = 'Pasal कै पाठ';
export const published = 'प्रकाशित';
export const draftWaiting = 'मस्यौदा बाँकी';
export const missing = 'नेपालीमा छैन';
export const publishedAt = (when: string, who: string) => `${when} मा प्रकाशित, ${who}`;
export const readsStandard = 'तपाईंले आफ्नो पाठ प्रकाशित नगरेसम्म ग्राहकले Pasal कै पाठ पढ्छन्।';
export const readsEnglish =
  'यो प्रकाशित नगरेसम्म ग्राहकले तपाईंको अङ्ग्रेजी पाठ पढ्छन्, त्यो पनि नभए Pasal कै नेपाली पाठ।';
export const allPages = 'सबै पृष्ठ';
export const language = 'भाषा';
export const textOf = (language: string) => `${language} पाठ`;
export const placeholder = 'यो पृष्ठको पाठ लेख्नुहोस्…';
export const discard = 'परिवर्तन छोड्नुहोस्';
export const save = 'मस्यौदा सेभ गर्नुहोस्';
export const preview = 'प्रिभ्यु';
export const previewHint = 'प्रिभ्यु गर्न वा प्रकाशित गर्न पहिले मस्यौदा सेभ गर्नुहोस्।';
export const publish = 'प्रकाशित गर्नुहोस्';
export const publishTitle = (page: string, language: string) =>
  `${page} (${language}) प्रकाशित गर्ने?`;
export const publishText = 'ग्राहकले अर्को पृष्ठमा देख्छन्। अघिल्लो पाठ इतिहासमा रहन्छ।';
export const history = 'इतिहास';
export const historyOf = (page: string, language: string) => `${page} (${language}): इतिहास`;
export const historyHint =
  'पुरानो पाठ फिर्ता ल्याउनुभयो भने त्यो तपाईंको मस्यौदा बन्छ। त्यसबाट केही प्रकाशित हुँदैन।';
export const historyFailed = 'इतिहास लोड गर्न सकिएन।';
export const historyEmpty = 'अहिलेसम्म केही प्रकाशित भएको छैन।';
export const by = (when: string, who: string) => `${when}, ${who}`;
export const takenAway = '(पाठ हटाइएको)';
export const takeBack = 'फिर्ता ल्याउनुहोस्';
export const takeBackOf = (version: string) => `${version}: फिर्ता ल्याउनुहोस्`;
export const theirs = 'यो पाठ अरू कसैले पनि बदल्नुभयो। तपाईंले सेभ गर्नुभयो भने उहाँको ठाउँमा तपाईंको रहन्छ।';
