/** The words of header and footer. */
export const messages = {
  skip: 'Skip to content',
  home: 'home',
  signIn: 'Staff sign in',
  dashboard: 'Dashboard',
  cart: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  shop: 'Shop',
  customerService: 'Customer service',
  about: 'About',
  contact: 'Contact',
  trackOrder: 'Track your order',
  contactUs: 'Contact us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  rights: 'All rights reserved.',
  delivery: 'Cash on delivery, free delivery across Nepal.',
} as const;
