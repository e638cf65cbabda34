/** A part of a text: a heading, and what stands below it. */
export interface TextPart {
  heading: string;
  text: string;
}

export const terms = {
  intro: (shop: string) =>
    `These terms apply between you and ${shop}. By ordering you agree to them.`,
  parts: [
    {
      heading: 'Your order',
      text: 'By placing an order you ask us to sell you the goods in it. We accept it when we hand the goods over. Until then either of us may cancel it, for example when an item turns out to be damaged.',
    },
    {
      heading: 'Prices',
      text: 'Prices are in Nepalese rupees and include tax. The price that counts is the one shown when you place the order; if it has changed since you put the item in the cart, we tell you first.',
    },
    {
      heading: 'Delivery and pickup',
      text: 'You see the delivery charge, if any, before you order. Our staff call the number you gave to agree on a time. With shop pickup we hold your order for seven days.',
    },
    {
      heading: 'Payment',
      text: 'You pay in cash when you receive the goods. Please check them before you pay.',
    },
    {
      heading: 'Returns',
      text: "Tell us within seven days if something is wrong, missing or not what you ordered, and we'll exchange it or refund you. Goods must come back complete and in their box.",
    },
    {
      heading: 'Warranty',
      text: "The warranty on the product page is given by the maker or importer. Keep your order number: it's your proof of purchase.",
    },
  ],
} as const;

export const privacy = {
  intro: (shop: string) =>
    `This page explains what ${shop} stores about you when you visit or buy.`,
  parts: [
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
  ],
} as const;
/** Stands below it: a sentence whose middle is a link to the contact page. */
export const contact = {
  complaints: 'Questions and complaints',
  before: 'Reach us through the ',
  contactPage: 'contact page',
  after: '.',
};

export const returns = {
  intro: (shop: string) =>
    `Something is wrong with what you bought from ${shop}? We'll sort it out.`,
  parts: [
    {
      heading: 'What you can return',
      text: "Goods that are damaged, incomplete or not what you ordered. Tell us within seven days, and we'll exchange them or refund you.",
    },
    {
      heading: 'How to return it',
      text: 'Call or write to us with your order number and say what is wrong. Keep the goods complete and in their box until we have agreed on how they come back.',
    },
    {
      heading: 'Your money back',
      text: 'Once the goods are back and complete, you get another piece or your money, as you prefer.',
    },
    {
      heading: 'Warranty',
      text: "After seven days the warranty on the product page applies. It's given by the maker or importer. Keep your order number: it's your proof of purchase.",
    },
  ],
} as const;

export const about = {
  intro: (shop: string) =>
    `${shop} sells electronics, house materials, security systems, security cameras and camera accessories.`,
  parts: [
    {
      heading: 'Cash on delivery across Nepal',
      text: 'Order without an account and pay in cash when your goods arrive. You see what the delivery costs before you order.',
    },
    {
      heading: 'People you can call',
      text: 'Our staff call you before they deliver, and answer your questions before and after you buy.',
    },
  ],
} as const;

export const questions = {
  intro: (shop: string) => `What people ask ${shop} most.`,
  parts: [
    {
      heading: 'Do I need an account?',
      text: 'No. Put what you want into the cart, enter your name, phone and address, and place the order.',
    },
    {
      heading: 'How do I pay?',
      text: 'In cash when you receive the goods. Please check them before you pay.',
    },
    {
      heading: 'When does my order come?',
      text: 'The checkout shows the days for your district, where we know them. Our staff call the number you gave to agree on a time.',
    },
    {
      heading: 'Can I pick it up myself?',
      text: 'Yes. Choose shop pickup when you order. We hold your order for seven days.',
    },
    {
      heading: 'Where is my order?',
      text: 'Choose “Track your order” at the foot of every page and enter your order number and phone.',
    },
    {
      heading: 'Can I cancel?',
      text: 'Yes, as long as the goods have not been handed over. Track your order to cancel it, or call us.',
    },
    {
      heading: 'What if something is wrong?',
      text: "Tell us within seven days, and we'll exchange it or refund you.",
    },
  ],
} as const;
