export const title = 'Privacy policy';
export const description = 'What the shop keeps of its visitors and buyers, why, and for how long.';
export const intro = (shop: string) =>
  `This page says what ${shop} keeps of you when you visit or buy.`;
export const sections = [
  {
    heading: 'When you browse',
    text: 'Browsing needs no account. Your cart is kept in your own browser and is sent to us only to check prices and stock. We use no advertising trackers.',
  },
  {
    heading: 'When you order',
    text: 'We store the name, e-mail, phone and address you give us together with what you ordered, because we need them to deliver, to answer your questions and to meet our tax duties.',
  },
  {
    heading: 'Who sees it',
    text: 'Our staff and the person who brings your order. We sell your details to nobody.',
  },
  {
    heading: 'Cookies',
    text: 'Shoppers get no cookie from us. Staff who sign in get two: one keeps the session and one tells the page when it ends.',
  },
  {
    heading: 'Your rights',
    text: 'You may ask what we hold about you, have a mistake put right, and have your details removed once the law no longer makes us keep them.',
  },
] as const;
export const contactHeading = 'Questions and complaints';
export const contactText = 'Reach us through the';
export const contactLink = 'contact page';
