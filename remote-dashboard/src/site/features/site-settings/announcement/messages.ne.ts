export const languages = { en: 'अङ्ग्रेजी', ne: 'नेपाली' } as const;
export const textIn = (language: string) => `${language} पाठ`;
export const linkTextIn = (language: string) => `लिङ्कका ${language} शब्द`;
export const nepaliHint = 'नेपाली पृष्ठमा अङ्ग्रेजी पाठ देखाउन खाली छोड्नुहोस्।';
export const linkWords = 'नलेखे पनि हुन्छ। पाठपछि देखिन्छन्।';
export const link = 'लिङ्कले लैजाने ठाउँ';
export const linkHint = 'पसलकै कुनै ठाउँ, जस्तै /product-category/weekly_deals, वा पूरा वेब ठेगाना।';
export const words = 'पाठ';
export const days = 'दिन र लिङ्क';
export const from = 'पहिलो दिन';
export const until = 'अन्तिम दिन';
export const daysHint = 'दुवै दिन गनिन्छन्, काठमाडौँको समयअनुसार। सीमा नराख्ने भए खाली छोड्नुहोस्।';
export const save = 'मस्यौदा सेभ गर्नुहोस्';
export const publish = 'प्रकाशित गर्नुहोस्';
export const takeAway = 'हटाउनुहोस्';
export const publishTitle = 'सूचना प्रकाशित गर्ने?';
export const publishText = 'तोकिएका दिनमा सबै ग्राहकले देख्छन्, अघिल्लो सूचना बन्द गरेकाले पनि।';
export const takeAwayTitle = 'सूचना हटाउने?';
export const takeAwayText = 'ग्राहकले अब यो देख्दैनन्।';
export const preview = 'प्रिभ्यु';
export const nothing = 'पाठ नभई सूचना हुँदैन।';
export const close = 'ग्राहकले सूचना यहाँबाट बन्द गर्छन्';
export const states = {
  none: 'अहिले कुनै सूचना छैन।',
  published: 'यहाँ देखिएको सूचना तोकिएका दिनमा ग्राहकले देख्छन्।',
  draft: 'तपाईंले प्रकाशित नगरेसम्म यो मस्यौदा ग्राहकले देख्दैनन्।',
} as const;
