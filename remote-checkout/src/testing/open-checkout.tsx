import { screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '@pasal/shared/domain';
import {
  answerCalls,
  makeCartItem,
  makeDistrict,
  renderShop,
  type ServerAnswers,
  type CallAnswers,
} from '@pasal/shared/testing';
import { CheckoutPage } from '../pages/checkout/checkout-page';

export const QUOTE = 'quoteCart';
export const PLACE = 'placeOrder';
export const BRANCH = 'districts';

export const camera = makeCartItem({
  id: 1,
  title: 'Dome Camera',
  price: 4500,
  quantity: 2,
  in_stock: 5,
});
export const placedOrder = {
  id: 12,
  order_number: 'NP-2026-000012',
  total: 9000,
  status: 'pending',
  items: [{ product_id: 1, product_name: 'Dome Camera', price: 4500, quantity: 2 }],
};
export const placedAnswer = () =>
  Response.json({ message: 'Order placed successfully!', order: placedOrder }, { status: 201 });

const districts = [
  makeDistrict({
    id: 27,
    name: 'Kathmandu',
    cities: [
      { id: 2701, name: 'Kirtipur' },
      { id: 2702, name: 'Budhanilkantha' },
    ],
  }),
  makeDistrict({ id: 28, name: 'Lalitpur', cities: [{ id: 2801, name: 'Godawari' }] }),
];

export const limits = { pieces_per_product: 10, pieces_per_order: 50 };

export const quotedLine = ({ id, title, price, quantity, in_stock }: CartItem) => ({
  id,
  title,
  price,
  quantity,
  in_stock,
});

export const field = (name: string) => screen.getByRole('textbox', { name });
export const select = (name: string) => screen.getByRole('combobox', { name });
export const placeButton = () => screen.getByRole('button', { name: /^Place Order/ });
export const termsBox = () => screen.getByRole('checkbox', { name: /terms and conditions$/ });
export const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));

/** The checkout page over a server that accepts orders, and helpers to use it. */
export function openCheckout(items: CartItem[] = [camera], answers: CallAnswers = {}) {
  const server = answerCalls({
    [QUOTE]: { items: items.map(quotedLine), total: 0, limits },
    [BRANCH]: { districts },
    [PLACE]: placedAnswer,
    ...answers,
  });
  const shop = renderShop(<CheckoutPage />, { state: { cart: { items } }, at: '/checkout' });
  const { user } = shop;
  const orders = (): ServerAnswers['calls'] =>
    server.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /order-product');

  const choose = async (box: string, option: string) => {
    await waitFor(() => expect(select(box)).toBeEnabled());
    await user.click(select(box));
    await user.click(screen.getByRole('option', { name: option }));
  };
  const choosePlace = async () => {
    await choose('District', 'Kathmandu');
    await choose('City', 'Kirtipur');
  };
  const agree = () => user.click(termsBox());
  /** Fills in valid values, except those of `part`. */
  const fill = async (part: Record<string, string> = {}) => {
    const texts = {
      'Full Name': 'Sita Sharma',
      Email: 'sita@example.com',
      Phone: '984-1234567',
      Address: 'Baneshwor 10',
      ...part,
    };
    for (const [name, text] of Object.entries(texts)) {
      if (!text) continue;
      await user.click(field(name));
      await user.paste(text);
    }
    await choosePlace();
    await agree();
  };
  return { ...shop, server, orders, agree, choose, fill };
}
