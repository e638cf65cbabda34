import { WORDS, writeDigits } from '@pasal/shared/domain';

export const title = 'खोजीका शब्द';
export const lead =
  'ग्राहकले सामानलाई के के भन्छन्: अङ्ग्रेजीमा, नेपालीमा वा हिज्जे बिगारेर। यी सबैबाट सामान भेटिन्छ।';
export const failed = 'खोजीका शब्द लोड गर्न सकिएन।';
export const products = (count: number) => `${writeDigits(count)} वटा सामान`;

export const kinds = 'सामानका किसिम';
export const kindsHint =
  'शीर्षकमा जे लेखिए पनि सामान के हो भन्ने किसिमले बताउँछ। ग्राहकले भन्ने हरेक नामबाट त्यो किसिमका सबै सामान भेटिन्छन्।';
export const addKind = 'किसिम थप्नुहोस्';
export const editKind = (name: string) => `${name} बदल्नुहोस्`;
export const deleteOf = (name: string) => `${name} हटाउनुहोस्`;
export const deleteTitle = (name: string) => `${name} हटाउने?`;
export const deleteKindText =
  'यसका नामबाट सामान भेटिन छाड्छन्। सामान हटाइँदैनन्, र यसमुनिका किसिम एक तह माथि सर्छन्।';
export const findKind = 'किसिम वा नाम खोज्नुहोस्';
export const noKinds = 'अहिलेसम्म कुनै किसिम छैन। पहिलो किसिम थप्नुहोस्।';
export const noKindFound = 'मिल्ने किसिम भेटिएन।';
export const below = (name: string) => `${name} अन्तर्गत`;
export const usualOf = (name: string) => `${name} वर्गको सामान्य किसिम`;
export const moreKinds = (count: number) => `थप ${writeDigits(count)} वटा हेर्नुहोस्`;
export const phrasesOf = (name: string) => `${name}: ग्राहकले भन्ने नाम`;

export const name = 'नाम';
export const parent = 'माथिल्लो किसिम';
export const noParent = 'छैन';
export const category = 'कुन वर्गको सामान्य किसिम';
export const noCategory = 'छैन';
export const categoryHint = 'शीर्षकले अर्कै किसिम नजनाएसम्म त्यो वर्गका सामान यही किसिमका मानिन्छन्।';
export const phrases = 'ग्राहकले भन्ने नाम';
export const phrasesHint = 'अल्पविरामले छुट्याउनुहोस्। ६० वटासम्म, हरेकमा चार शब्दसम्म।';

export const words = 'अन्य शब्द';
export const wordsHint = 'यी शब्दले अरू शब्द खोज्छन्, वा यिनलाई वास्ता गरिँदैन।';
export const addWord = 'शब्द थप्नुहोस्';
export const findWord = 'शब्द खोज्नुहोस्';
export const noWords = 'अहिलेसम्म कुनै शब्द छैन।';
export const noWordFound = 'मिल्ने शब्द भेटिएन।';
export const finds = (text: string) => `यो खोज्छ: ${text}`;
export const leftOut = 'वास्ता गरिँदैन';
export const word = 'ग्राहकले यो लेख्दा';
export const meaning = 'खोजीले';
export const meaningFinds = 'अरू शब्द खोज्छ';
export const meaningLeftOut = 'वास्ता गर्दैन';
export const findsLabel = 'खोज्ने शब्द';
export const deleteWordText = 'अबदेखि खोजीले यसलाई लेखिएजस्तै लिन्छ।';

export const tryIt = 'जाँचेर हेर्नुहोस्';
export const tryHint = 'अहिले सेभ भएका शब्दले ग्राहकको खोजीलाई कसरी बुझ्छन्।';
export const typed = 'ग्राहकले लेख्ने कुरा लेख्नुहोस्';
export const readAs = (text: string) => `यसरी पढियो: “${text}”`;
export const isKind = (names: string) => `किसिम: ${names}`;
export const isIgnored = 'वास्ता गरिँदैन';
export const isUnknown = 'भेटिएन';
export const isWord = 'एउटा शब्द';
export const nothingFound = 'ग्राहकले केही भेट्दैनन्।';
export const shopperFinds = (total: number, shown: number) =>
  total > shown
    ? `ग्राहकले ${products(total)} भेट्छन्। पहिलो ${writeDigits(shown)} वटा:`
    : `ग्राहकले ${products(total)} भेट्छन्:`;
export const tryFailed = 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।';
export const loading = WORDS.loading;
