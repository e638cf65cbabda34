import { writeDigits } from '@pasal/shared/domain';

/** The texts of header and footer. */

export const scriptless = 'यहाँ अर्डर गर्न JavaScript चाहिन्छ। त्यसबिना पनि सामान हेर्न सकिन्छ।';
export const skip = 'सिधै मुख्य भागमा जानुहोस्';
/** The label of the link to the home page. */
export const home = (shop: string) => `${shop} गृहपृष्ठ`;
export const backToShop = 'पसलमा फर्कनुहोस्';
export const signIn = 'कर्मचारी लगइन';
export const dashboard = 'ड्यासबोर्ड';
export const cart = (count: number) => `कार्ट, ${writeDigits(count)} वटा सामान`;
export const wishlist = 'मनपर्ने सूची';
export const wishlistCount = (count: number) => `मनपर्ने सूची, ${writeDigits(count)} वटा सामान`;
export const account = 'खाता र कार्ट';
export const searchUnavailable = 'अहिले खोज्न मिलिरहेको छैन।';
export const offline = 'इन्टरनेट छैन। तपाईंको कार्ट सुरक्षित छ।';
export const shop = 'पसल';
export const categories = 'वर्गहरू';
/** Distinguishes it from the footer's categories. */
export const categoryMenu = 'वर्गहरूको मेनु';
export const allProducts = 'सबै सामान';
/** The second list of a phone's menu. */
export const help = 'अर्डर र सहयोग';
export const call = (phone: string) => `${phone} मा फोन गर्नुहोस्`;
export const allOf = (category: string) => `सबै ${category}`;
export const customerService = 'ग्राहक सेवा';
export const about = 'हाम्रो बारेमा';
export const aboutText = (shop: string) =>
  `${shop} इलेक्ट्रोनिक्स, घरायसी सामान, सुरक्षा प्रणाली, सुरक्षा क्यामेरा र क्यामेरा एक्सेसरिज बेच्ने पसल हो।`;
export const contact = 'सम्पर्क';
export const trackOrder = 'अर्डर कहाँ पुग्यो हेर्नुहोस्';
export const contactUs = 'सम्पर्क गर्नुहोस्';
export const terms = 'नियम र सर्त';
export const privacy = 'गोपनीयता नीति';
export const whoWeAre = 'हामी को हौँ';
export const legalName = 'नाम';
export const registration = 'दर्ता नम्बर';
export const panVat = 'प्यान/भ्याट नम्बर';
export const grievance = 'गुनासो';
export const address = 'ठेगाना';
/** The offer is written in the other language. */
export const readInOther = 'Read this page in English';
export const language = 'भाषा';
export const closeOffer = 'नेपालीमै पढ्नुहोस्';
export const rights = 'सर्वाधिकार सुरक्षित।';
export const delivery = 'नेपालभर डेलिभरी, सामान पाएपछि नगद भुक्तानी।';
export const returns = 'सामान फिर्ता';
export const questions = 'धेरै सोधिने प्रश्न';
export const announcement = 'सूचना';
export const closeAnnouncement = 'सूचना बन्द गर्नुहोस्';
