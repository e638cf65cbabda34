import { headWords } from '@pasal/shared/domain';

export const orderTitle = headWords.orderTitle;
export const thankYou = 'अर्डर गर्नुभएकोमा धन्यवाद';
export const keepNumber = (orderNumber: string) =>
  `तपाईंको अर्डर नम्बर ${orderNumber} हो। यो जोगाएर राख्नुहोस्: यो नम्बर र फोन नम्बरले अर्डर कहाँ पुग्यो हेर्न सकिन्छ।`;
export const earlierTry =
  'तपाईंको पहिलेको प्रयास हामीले पाइसकेका रहेछौँ, त्यसैले यो त्यति बेला पठाउनुभएकै अर्डर हो। केही मिलेन भने हामीलाई फोन गर्नुहोस्, वा यो रद्द गरेर फेरि अर्डर गर्नुहोस्।';
export const trackThisOrder = 'यो अर्डर कहाँ पुग्यो हेर्नुहोस्';
export const continueShopping = 'किनमेल जारी राख्नुहोस्';
export const questions = (phone: string) => `केही सोध्नु छ? ${phone} मा फोन गर्नुहोस्`;
export const write = 'यो अर्डरबारे हामीलाई लेख्नुहोस्';
/** What a buyer sends to the shop first. */
export const aboutOrder = (orderNumber: string) =>
  `नमस्ते, मलाई मेरो अर्डर ${orderNumber} बारे केही सोध्नु छ।`;
export const warranty = 'वारेन्टी हेर्नुहोस्';
