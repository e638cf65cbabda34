import { screen, waitFor, within } from '@testing-library/react';
import { cutConnection, failWith, forgetShops } from '@pasal/shared/testing';
import { forgetDraft } from '../../model/checkout-draft';
import {
  BRANCH,
  camera,
  openCheckout,
  PLACE,
  placedAnswer,
  field,
  placeButton,
  select,
  summary,
} from '../../testing/open-checkout';

const INCOMPLETE = 'Please fill in all required fields before placing the order.';

afterEach(() => {
  forgetShops();
  forgetDraft();
});
const settled = async () => {
  await screen.findByRole('option', { name: 'Lalitpur' });
  await waitFor(() => expect(screen.queryByText(/^Checking prices/)).toBeNull());
};

const attributes = (name: string) => [
  field(name).getAttribute('type'),
  field(name).getAttribute('autocomplete'),
  field(name).getAttribute('name'),
];
const value = (word: string) => summary().getByText(word).nextElementSibling;

describe("'Complete Your Order' (spec §2)", () => {
  it('personal details form, order summary, fixed payment method', async () => {
    openCheckout();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Your Order');
    expect(attributes('Full Name')).toEqual(['text', 'name', 'customer_name']);
    expect(attributes('Email')).toEqual(['email', 'email', 'email']);
    expect(attributes('Phone')).toEqual(['tel', 'tel', 'phone']);
    expect(attributes('Address')).toEqual(['text', 'street-address', 'address']);
    const types = within(screen.getByRole('group', { name: 'Delivery Type' }));
    expect(types.getByRole('radio', { name: 'Home Delivery' })).toHaveAttribute(
      'value',
      'home_delivery',
    );
    expect(types.getByRole('radio', { name: 'Shop Pickup' })).toHaveAttribute(
      'value',
      'shop_pickup',
    );
    expect(summary().getByRole('listitem')).toHaveTextContent('Dome Camera × 2Rs. 9,000');
    expect(value('Subtotal')).toHaveTextContent('Rs. 9,000');
    expect(value('Delivery Charge')).toHaveTextContent('Free');
    expect(value('Total')).toHaveTextContent('Rs. 9,000');
    expect(value('Payment Method')).toHaveTextContent('Cash on Delivery');
    await settled();
  });

  it("a 'Place Order (Rs.{total})' button, disabled until the terms box is checked", async () => {
    const { agree } = openCheckout([{ ...camera, price: 67_500.5 }]);
    expect(placeButton()).toHaveTextContent('Place Order (Rs.1,35,001)');
    expect(placeButton()).toBeDisabled();
    await agree();
    expect(placeButton()).toBeEnabled();
    await agree();
    expect(placeButton()).toBeDisabled();
    await settled();
  });

  it("the box 'I have read and agree to the website terms and conditions' links the terms (decision 19)", async () => {
    openCheckout();
    const box = screen.getByRole('checkbox', {
      name: 'I have read and agree to the website terms and conditions',
    });
    expect(box).not.toBeChecked();
    const link = screen.getByRole('link', { name: 'terms and conditions' });
    expect(link).toHaveAttribute('href', '/terms');
    expect(link).toHaveAttribute('target', '_blank');
    await settled();
  });

  it('with nothing in the cart it is as empty as the cart', async () => {
    const { server } = openCheckout([]);
    expect(screen.getByText('Your Cart is Empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.calls).toEqual([]);
  });
});

describe('district and city (spec §4)', () => {
  it('city selection is disabled until a district is chosen and resets when the district changes', async () => {
    const { user } = openCheckout();
    await settled();
    expect(select('City')).toBeDisabled();
    await user.selectOptions(select('District'), 'Kathmandu');
    expect(select('City')).toBeEnabled();
    await user.selectOptions(select('City'), 'Budhanilkantha');
    expect(select('City')).toHaveDisplayValue('Budhanilkantha');
    await user.selectOptions(select('District'), 'Lalitpur');
    expect(select('City')).toHaveDisplayValue('Choose a city');
    expect(within(select('City')).queryByRole('option', { name: 'Kirtipur' })).toBeNull();
    await user.selectOptions(select('District'), 'Kathmandu');
    expect(select('City')).toHaveDisplayValue('Choose a city');
    await user.selectOptions(select('City'), 'Kirtipur');
    await user.selectOptions(select('District'), '');
    expect(select('City')).toBeDisabled();
    expect(select('City')).toHaveDisplayValue('Choose a district first');
  });

  it('can be loaded again when they could not be, with the typed text kept', async () => {
    const { server, user } = openCheckout([camera], { [BRANCH]: cutConnection });
    await user.type(field('Full Name'), 'Sita');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The districts could not be loaded.',
    );
    expect(select('District')).toBeDisabled();
    server.set(BRANCH, { districts: [{ id: 1, name: 'Jhapa', cities: [] }] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Jhapa' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Full Name')).toHaveValue('Sita');
  });

  it('says so when there are none', async () => {
    openCheckout([camera], { [BRANCH]: { districts: [] } });
    expect(await screen.findByText('The shop has no districts to deliver to yet.')).toBeVisible();
  });
});

describe('every field must be non-empty (spec §5)', () => {
  it(`else '${INCOMPLETE}', beside the fields, with the focus on the first`, async () => {
    const { agree, user, orders } = openCheckout();
    await settled();
    await user.type(field('Full Name'), 'Sita Sharma');
    await user.type(field('Email'), '   ');
    await agree();
    await user.click(placeButton());
    expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument();
    expect(field('Full Name')).toBeValid();
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(field('Email')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription(/Enter your phone number\.$/);
    expect(field('Address')).toHaveAccessibleDescription(/Enter your address\.$/);
    expect(select('District')).toHaveAccessibleDescription('Choose your district.');
    expect(select('City')).toHaveAccessibleDescription('Choose your city.');
    expect(orders()).toEqual([]);
    await user.type(field('Email'), 'sita@example.com');
    expect(field('Email')).toHaveAccessibleDescription('');
    expect(select('City')).toHaveAccessibleDescription('Choose your city.');
  });

  it.each([
    ['Full Name', 'Enter your name.'],
    ['Email', 'Enter your email address.'],
    ['Phone', 'Enter your phone number.'],
    ['Address', 'Enter your address.'],
  ])('%s alone missing is found', async (name, message) => {
    const { fill, user, orders } = openCheckout();
    await fill({ [name]: '' });
    await user.click(placeButton());
    expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument();
    expect(field(name)).toHaveFocus();
    expect(screen.getByText(message)).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it.each([
    ['Phone', '98412', /Enter a phone number of Nepal: a mobile with 10 digits/],
    ['Email', 'sita', 'Enter an email address such as name@example.com.'],
  ])(
    '%s %s is told what to do, without the message for the incomplete',
    async (name, text, message) => {
      const { fill, user, orders } = openCheckout();
      await fill({ [name]: text });
      await user.click(placeButton());
      expect(screen.getByText(message)).toBeVisible();
      expect(field(name)).toHaveFocus();
      expect(screen.queryByText(INCOMPLETE)).toBeNull();
      expect(orders()).toEqual([]);
    },
  );

  it('what the server refuses is shown beside its field, in its words', async () => {
    const { fill, user } = openCheckout([camera], {
      [PLACE]: failWith(400, {
        message: 'Check the fields.',
        code: 'VALIDATION',
        details: [{ path: '/phone', message: 'This phone number can not be called.' }],
        requestId: 'r',
      }),
    });
    await fill();
    await user.click(placeButton());
    await waitFor(() =>
      expect(field('Phone')).toHaveAccessibleDescription(/This phone number can not be called\.$/),
    );
    expect(field('Phone')).toHaveFocus();
  });
});

it('what was typed is there when the shopper comes back from the cart', async () => {
  const first = openCheckout();
  await first.fill();
  first.unmount();
  openCheckout();
  await settled();
  expect(field('Full Name')).toHaveValue('Sita Sharma');
  expect(field('Phone')).toHaveValue('984-1234567');
  expect(select('City')).toHaveDisplayValue('Kirtipur');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('sends the order as spec §3 lists it, with the delivery type chosen', async () => {
  const { fill, user, orders } = openCheckout([camera], { [PLACE]: placedAnswer });
  await fill();
  await user.click(screen.getByRole('radio', { name: 'Shop Pickup' }));
  await user.click(placeButton());
  await screen.findByText('Elsewhere');
  expect(orders()[0]?.body).toEqual({
    customer_name: 'Sita Sharma',
    email: 'sita@example.com',
    phone: '+9779841234567',
    address: 'Baneshwor 10',
    district_id: 27,
    city_id: 2701,
    payment_method: 'cash_on_delivery',
    delivery_type: 'shop_pickup',
    cartItems: [{ id: 1, price: 4500, quantity: 2 }],
  });
});
