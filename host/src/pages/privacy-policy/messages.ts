export const title = 'Privacy policy';
export const description = 'What the shop stores about visitors and buyers, why, and for how long.';
export const intro = (shop: string) =>
  `This page explains what ${shop} stores about you when you visit or buy.`;
export const sections = [
  {
    heading: 'When you browse',
    text: 'Browsing needs no account. Your cart is kept in your own browser and is sent to us only to check prices and stock. We use no advertising trackers.',
  },
  {
    heading: 'When you order',
    text: 'We store the name, email, phone and address you give us together with what you ordered, because we need them to deliver, to answer your questions and to meet our tax duties. If you tick “Remember me on this device”, your own browser keeps them to fill in the next order, until you have them forgotten or have not ordered for a year.',
  },
  {
    heading: 'Who sees it',
    text: 'Our staff and the person who delivers your order. We never sell your details.',
  },
  {
    heading: 'Cookies',
    text: 'We set no cookies for shoppers. Staff who sign in get two: one holds the session, the other tells the page when it ends.',
  },
  {
    heading: 'Your rights',
    text: 'You may ask what we hold about you, have a mistake corrected, and have your details removed once the law no longer requires us to keep them.',
  },
] as const;
export const contactHeading = 'Questions and complaints';
export const contactText = 'Reach us through the';
export const contactLink = 'contact page';
