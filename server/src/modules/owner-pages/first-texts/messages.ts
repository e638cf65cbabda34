import { ACTIVITY_DAYS, CART_CODE_DAYS } from '@pasal/shared/contracts';
import { HOUR } from '@pasal/core/limits/seconds';
import { PICTURE_DAYS, SENT_DAYS, UNSENT_DAYS } from '../../keeping-days';
import { LIMITS } from '../../limits';
import { OPENED_MINUTES } from '../../orders/opened-order';

/** The longest period of any rate limit, in seconds. */
export const LONGEST_LIMIT = Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds));

/** A section of a text: a heading and its content. */
export interface TextPart {
  heading: string;
  text: string;
}

/** The shop's current data for the texts. */
export interface ShopFacts {
  shop: string;
  /** Days after delivery within which goods may be returned for money, or exchanged; 0 for never. */
  returnDays: number;
  exchangeDays: number;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const hours = (seconds: number) => (seconds === HOUR ? '1 hour' : `${seconds / HOUR} hours`);

/** The periods for returns, as the shop has set them. */
function within({ returnDays, exchangeDays }: ShopFacts): string {
  if (returnDays === 0 && exchangeDays === 0) {
    return 'If something is wrong with what you got, call or write to us.';
  }
  const money = `for your money back within ${days(returnDays)}`;
  const piece = `for another piece within ${days(exchangeDays)}`;
  const ways = [...(returnDays > 0 ? [money] : []), ...(exchangeDays > 0 ? [piece] : [])];
  return `After the delivery you can send goods back ${ways.join(', and ')}; some product types have days of their own, which the form shows.`;
}

export const terms = {
  intro: (shop: string) =>
    `These terms apply between you and ${shop}. By ordering you agree to them.`,
  parts: (facts: ShopFacts) => [
    {
      heading: 'Your order',
      text: "By placing an order you ask us to sell you the goods in it. We accept it when we confirm it. You may cancel it free of charge until it leaves the shop. Until then we cancel it only where we can't deliver it, for example when an item turns out to be damaged, and tell you why.",
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
      text: `${within(facts)} It does not matter why: the form for it is on the page of your order. Goods must come back complete and in their box.`,
    },
    {
      heading: 'Warranty',
      text: "The warranty on the product page is given by the maker or importer. Keep your order number: it's your proof of purchase.",
    },
  ],
};

export const privacy = {
  intro: (shop: string) =>
    `This page explains what ${shop} stores about you when you visit or buy.`,
  parts: () => [
    {
      heading: 'When you browse',
      text: `Browsing needs no account. Your cart is kept in your own browser and is sent to us to check prices and stock. If you choose to send your cart by a code, we keep what is in it for ${days(CART_CODE_DAYS)}, so that whoever has the code can open it. We note what people search for, without who they are. We use no advertising trackers.`,
    },
    {
      heading: 'When you order',
      text: 'We store the name, email, phone and address you give us together with what you ordered, because we need them to deliver, to answer your questions and to meet our tax duties. If you tick “Remember me on this device”, your own browser keeps them to fill in the next order, until you have them forgotten or have not ordered for a year.',
    },
    {
      heading: 'What we know of our customers',
      text: `By your phone number our staff see your orders, calls and notes about them, parcels that were not accepted, serial numbers of what you bought, and returns with your pictures. Pictures of a return are deleted ${days(PICTURE_DAYS)} after it ended. Who of our staff changed what is kept for ${days(ACTIVITY_DAYS)}. Orders and what belongs to them are kept as long as tax law asks for.`,
    },
    {
      heading: 'Who sees it',
      text: `Our staff, and whoever delivers your order: a rider by a link, or a courier company that gets your name, phone, address, and what there is to pay, in a file or by its own system. Our mail and text message services carry what we send you; we keep a message that was sent for ${days(SENT_DAYS)}, and one that could not be for ${days(UNSENT_DAYS)}. We never sell your details.`,
    },
    {
      heading: 'Network addresses',
      text: `So that nobody can try out numbers or flood the shop, we count tries by network address and phone, and what we count is over after ${hours(LONGEST_LIMIT)} at most.`,
    },
    {
      heading: 'Cookies',
      text: `Shoppers get a cookie in two cases: for ${OPENED_MINUTES} minutes after you track an order, so that you need not enter it again, and for a year while we try out a new version, with a number that says which version you see and nothing about you. Staff who sign in get two: one holds the session, the other tells the page when it ends.`,
    },
    {
      heading: 'Your rights',
      text: 'You may ask what we hold about you, have a mistake corrected, and have your details removed once the law no longer requires us to keep them.',
    },
  ],
};
/** The closing line of a text: a sentence with a link to the contact page in the middle. */
export const contact = {
  complaints: 'Questions and complaints',
  before: 'Reach us through the ',
  contactPage: 'contact page',
  after: '.',
};

export const returns = {
  intro: (shop: string) =>
    `Something is wrong with what you bought from ${shop}? We'll sort it out.`,
  parts: (facts: ShopFacts) => [
    {
      heading: 'What you can return',
      text: `${within(facts)} They may be damaged, faulty or not what you ordered, or you may not want them any more.`,
    },
    {
      heading: 'How to return it',
      text: 'Track your order with its number and your phone, choose what comes back and why, and add pictures if they help; or call us. Keep the goods complete and in their box until we have agreed on how they come back.',
    },
    {
      heading: 'Your money back',
      text: 'Once the goods are back and complete, you get another piece or your money, as you prefer.',
    },
    {
      heading: 'Warranty',
      text: "After these days the warranty on the product page applies. It's given by the maker or importer. Keep your order number: it's your proof of purchase.",
    },
  ],
};

export const about = {
  intro: (shop: string) =>
    `${shop} sells electronics, house materials, security systems, security cameras and camera accessories.`,
  parts: () => [
    {
      heading: 'Cash on delivery across Nepal',
      text: 'Order without an account and pay in cash when your goods arrive. You see what the delivery costs before you order.',
    },
    {
      heading: 'People you can call',
      text: 'Our staff call you before they deliver, and answer your questions before and after you buy.',
    },
  ],
};

export const questions = {
  intro: (shop: string) => `What people ask ${shop} most.`,
  parts: (facts: ShopFacts) => [
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
      text: 'Yes, until it leaves the shop, free of charge. Track your order to cancel it, or call us.',
    },
    {
      heading: 'What if something is wrong?',
      text: `${within(facts)} Track your order to ask for it, or call us.`,
    },
  ],
};
