/** The texts of header and footer. */

export const scriptless = 'Ordering here needs JavaScript. You can browse without it.';
export const skip = 'Skip to content';
/** The label of the link to the home page. */
export const home = (shop: string) => `${shop} home`;
export const backToShop = 'Back to the shop';
export const signIn = 'Staff sign in';
export const dashboard = 'Dashboard';
export const cart = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
export const wishlist = 'Wishlist';
export const wishlistCount = (count: number) =>
  `Wishlist, ${count} ${count === 1 ? 'product' : 'products'}`;
export const account = 'Account and cart';
export const searchUnavailable = 'Search is unavailable.';
export const offline = "You're offline. Your cart is safe.";
export const shop = 'Shop';
export const categories = 'Categories';
/** Distinguishes it from the footer's categories. */
export const categoryMenu = 'Category menu';
export const allProducts = 'All products';
/** The second list of a phone's menu. */
export const help = 'Orders and help';
export const call = (phone: string) => `Call ${phone}`;
export const allOf = (category: string) => `All ${category}`;
export const customerService = 'Customer service';
export const about = 'About us';
export const aboutText = (shop: string) =>
  `${shop} sells electronics, house materials, security systems, security cameras and camera accessories.`;
export const contact = 'Contact';
export const trackOrder = 'Track your order';
export const contactUs = 'Contact us';
export const terms = 'Terms and conditions';
export const returns = 'Returns';
export const questions = 'Questions';
export const privacy = 'Privacy policy';
export const whoWeAre = 'Who we are';
export const legalName = 'Name';
export const registration = 'Registration number';
export const panVat = 'PAN/VAT number';
export const grievance = 'Complaints';
export const address = 'Address';
/** The offer is written in the other language. */
export const readInOther = 'यो पृष्ठ नेपालीमा पढ्नुहोस्';
export const language = 'Language';
export const closeOffer = 'Stay in English';
export const rights = 'All rights reserved.';
export const delivery = 'Cash on delivery across Nepal.';
export const announcement = 'Announcement';
export const closeAnnouncement = 'Close the announcement';
