import type { CorrectionReason, StockReason } from '@pasal/shared/contracts';

export const untitled = 'सामानको स्टक';
export const title = (product: string) => `${product} को स्टक`;
export const back = 'स्टक';
export const failed = 'स्टक लोड गर्न सकिएन।';
export const gone = 'यो सामान अब छैन।';
export const edit = 'सामान सम्पादन गर्नुहोस्';
export const level = 'अहिले स्टकमा';
export const limit = 'कम स्टकको सीमा';
export const limitHint = 'यति वा यसभन्दा थोरै थान भए स्टक कम मानिन्छ।';
export const saveLimit = 'सीमा सेभ गर्नुहोस्';
export const limitNotWhole = 'पूर्ण सङ्ख्या लेख्नुहोस्, ० वा बढी।';
export const variant = 'रूप';
export const allVariants = 'सबै रूप';
export const chooseVariant = 'स्टक सच्याउन वा गन्न एउटा रूप छान्नुहोस्।';
export const correct = 'स्टक सच्याउनुहोस्';
export const count = 'गनेको लेख्नुहोस्';
export const corrects = (name: string) => `${name} को स्टक सच्याउनुहोस्`;
export const counts = (name: string) => `${name} गन्नुहोस्`;
export const now = (pieces: string) => `अहिले स्टकमा: ${pieces}`;
export const difference = 'कति थान बढी वा घटी';
export const differenceHint = 'घटी भए माइनससहित, जस्तै -2';
export const counted = 'गनेको थान';
export const notWhole = 'पूर्ण सङ्ख्या लेख्नुहोस्।';
export const reason = 'कारण';
export const remarks = 'कैफियत';
export const remarksHint = '"अन्य" छान्दा चाहिन्छ';
export const reasons: Record<CorrectionReason, string> = {
  counted: 'गनियो',
  damaged: 'बिग्रियो',
  lost: 'हरायो',
  found: 'भेटियो',
  given: 'त्यसै दिइयो',
  other: 'अन्य',
};
export const why: Record<StockReason, string> = {
  ...reasons,
  initial: 'सुरुको स्टक',
  order: 'अर्डर भयो',
  order_edited: 'अर्डर सच्याइयो',
  cancel: 'अर्डर रद्द भयो',
  reopen: 'अर्डर फेरि खुल्यो',
  edit: 'सामानको फारम',
  delete: 'अर्डर हटाइयो',
  return: 'फर्कियो',
  exchange: 'साटोमा पठाइयो',
  purchase: 'किनियो',
  given_back: 'ग्राहकलाई फिर्ता दिइयो',
  purchase_reversed: 'खरिद फिर्ता गरियो',
};
export const movements = 'स्टकका घटबढ';
export const empty = 'अहिलेसम्म केही घटबढ भएको छैन';
export const when = 'कहिले';
export const what = 'किन';
export const pieces = 'थान';
export const balance = 'त्यसपछिको स्टक';
export const who = 'कसले';
export const shop = '–';
export const bill = (supplier: string, number: string) => `${supplier}, बिल ${number}`;
export const older = 'पुराना घटबढ';
export const newest = 'नयाँ घटबढ';
export const serials = 'हरेक थान सिरियल वा IMEI नम्बर लेखेर प्याक गर्ने';
