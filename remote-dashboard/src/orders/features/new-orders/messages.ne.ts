import { newOrders } from '../../../kit/new-orders/messages';

export const show = (count: number) => `${newOrders(count)} हेर्नुहोस्`;
export const alerts = 'अलर्ट';
export const alertsTitle = 'नयाँ अर्डरको अलर्ट';
export const about =
  'नयाँ अर्डर कति छन् भनेर अर्डर व्यवस्थापनको छेउमा र ट्याबमा सधैँ देखिन्छ। यस ब्राउजरमा यी पनि राख्न सकिन्छ:';
export const sound = 'आवाज';
export const soundHint = 'पृष्ठमा केही थिचेपछि मात्र ब्राउजरले आवाज निकाल्छ।';
export const notification = 'अन्यत्र हेरिरहँदा नोटिफिकेसन';
export const notificationHint = 'ब्राउजरले अनुमति माग्छ।';
export const refused =
  'तपाईंको ब्राउजरले यस पसलका नोटिफिकेसन रोकेको छ। ब्राउजरको सेटिङमा अनुमति दिनुहोस्, अनि फेरि प्रयास गर्नुहोस्।';
export const unable = 'यो ब्राउजरले पृष्ठका नोटिफिकेसन देखाउन सक्दैन।';
export const sample = 'नयाँ अर्डर आएको यहाँ देखिन्छ।';
export const done = 'भयो';
