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
  termsBox,
} from '../../testing/open-checkout';

const INCOMPLETE = 'Please fill in all required fields before placing the order.';

afterEach(() => {
  forgetShops();
  forgetDraft();
});
const settled = async () => {
  await waitFor(() => expect(select('District')).toBeEnabled());
  await waitFor(() => expect(screen.queryByText(/^Checking prices/)).toBeNull());
};

const attributes = (name: string) => [
  field(name).getAttribute('type'),
  field(name).getAttribute('autocomplete'),
  field(name).getAttribute('name'),
];
const value = (word: string) => summary().getByText(word).nextElementSibling;

describe("'Complete Your Order' (R2.64 to R2.68)", () => {
  it('personal details form, order summary, fixed payment method', async () => {
    openCheckout();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Your Order');
    expect(attributes('Full Name')).toEqual(['text', 'name', 'customer_name']);
    expect(attributes('Email')).toEqual(['email', 'email', 'email']);
    expect(attributes('Phone')).toEqual(['tel', 'tel', 'phone']);
    expect(attributes('Address')).toEqual(['text', 'address-line1', 'address']);
    expect(field('Phone')).toHaveAttribute('inputmode', 'tel');
    expect(select('District')).toHaveAttribute('autocomplete', 'address-level1');
    expect(select('City')).toHaveAttribute('autocomplete', 'address-level2');
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
    expect(value('Total')).toHaveTextContent('Rs. 9,000');
    expect(value('Payment Method')).toHaveTextContent('Cash on Delivery');
    await settled();
    expect(value('Delivery Charge')).toHaveTextContent('Free');
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

  it('one line says why the button waits, and a press on it leads to the box (R4.14)', async () => {
    const { agree, user } = openCheckout();
    expect(termsBox()).toHaveAccessibleDescription('Tick this box to place your order.');
    const cover = placeButton().nextElementSibling;
    if (!cover) throw new Error('nothing hears a press on a disabled button');
    await user.click(cover);
    expect(termsBox()).toHaveFocus();
    expect(termsBox()).not.toBeChecked();
    await agree();
    expect(termsBox()).toHaveAccessibleDescription('You pay in cash when you get your order.');
    expect(placeButton().nextElementSibling).toBeNull();
    await settled();
  });

  it("the box 'I have read and agree to the website terms and conditions' links the terms (D19)", async () => {
    openCheckout();
    const name = 'I have read and agree to the website terms and conditions';
    expect(termsBox()).toHaveAccessibleName(name);
    expect(termsBox()).not.toBeChecked();
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

describe('district and city (R4.13)', () => {
  it('city selection is disabled until a district is chosen and resets when the district changes', async () => {
    const { user, choose } = openCheckout();
    await settled();
    expect(select('City')).toBeDisabled();
    expect(select('City')).toHaveAttribute('placeholder', 'Choose a district first');
    await choose('District', 'Kathmandu');
    expect(select('City')).toBeEnabled();
    await choose('City', 'Budhanilkantha');
    expect(select('City')).toHaveValue('Budhanilkantha');
    await choose('District', 'Lalitpur');
    expect(select('City')).toHaveValue('');
    expect(select('City')).toHaveAttribute('placeholder', 'Choose a city');
    await user.click(select('City'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Godawari']);
    await choose('District', 'Kathmandu');
    expect(select('City')).toHaveValue('');
    await choose('City', 'Kirtipur');
    await user.clear(select('District'));
    await user.tab();
    expect(select('City')).toBeDisabled();
    expect(select('City')).toHaveValue('');
  });

  it('both are searchable: a part of the name finds it', async () => {
    const { user } = openCheckout();
    await settled();
    await user.click(select('District'));
    await user.keyboard('lalit{Enter}');
    await user.click(select('City'));
    await user.keyboard('godaw');
    await user.tab();
    expect(select('District')).toHaveValue('Lalitpur');
    expect(select('City')).toHaveValue('Godawari');
  });

  it('can be loaded again when they could not be, with the typed text kept', async () => {
    const { server, user } = openCheckout([camera], { [BRANCH]: cutConnection });
    await user.type(field('Full Name'), 'Sita');
    expect(await screen.findByRole('alert')).toHaveTextContent("Districts couldn't be loaded.");
    expect(select('District')).toBeDisabled();
    server.set(BRANCH, { districts: [{ id: 1, name: 'Jhapa', cities: [] }] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await settled();
    await user.click(select('District'));
    expect(screen.getByRole('option', { name: 'Jhapa' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Full Name')).toHaveValue('Sita');
  });

  it('says so when there are none', async () => {
    openCheckout([camera], { [BRANCH]: { districts: [] } });
    expect(await screen.findByText("The shop doesn't deliver anywhere yet.")).toBeVisible();
  });
});

describe('every field must be non-empty (R5.2)', () => {
  const summed = () => within(screen.getByRole('group', { name: INCOMPLETE }));

  it(`else '${INCOMPLETE}', beside the fields, with the focus on the first`, async () => {
    const { agree, user, orders } = openCheckout();
    await settled();
    await user.type(field('Full Name'), 'Sita Sharma');
    await user.type(field('Email'), '   ');
    await agree();
    await user.click(placeButton());
    // The toast, and the message above the form.
    expect(await screen.findAllByText(INCOMPLETE)).toHaveLength(2);
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
    expect(await screen.findAllByText(INCOMPLETE)).toHaveLength(2);
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(`${message}$`));
    expect(summed().getByText(message)).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it('the summary lists what is wrong in its order, leads to the fields, and goes with it', async () => {
    const { fill, user } = openCheckout();
    await fill({ Email: '', Address: '' });
    await user.click(placeButton());
    const links = () => summed().getAllByRole('button');
    expect(links().map((link) => link.textContent)).toEqual(['Email', 'Address']);
    await user.click(summed().getByRole('button', { name: 'Address' }));
    expect(field('Address')).toHaveFocus();
    await user.keyboard('Baneshwor');
    expect(links()).toHaveLength(1);
    await user.type(field('Email'), 'sita@example.com');
    expect(screen.queryByRole('group', { name: INCOMPLETE })).toBeNull();
  });

  it.each([
    ['Phone', '98412', /Enter a Nepali phone number: a 10-digit mobile/],
    ['Email', 'sita', 'Enter an email address such as name@example.com.'],
  ])(
    '%s %s is told what to do, without the message for the incomplete',
    async (name, text, message) => {
      const { fill, user, orders } = openCheckout();
      await fill({ [name]: text });
      await user.click(placeButton());
      expect(screen.getAllByText(message)).toHaveLength(2);
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
  expect(select('City')).toHaveValue('Kirtipur');
  // Never stored on disk (D20).
  expect(localStorage).toHaveLength(0);
});

it('the phone is explained, and shown as it was understood (D17)', async () => {
  const { user } = openCheckout();
  await settled();
  expect(field('Phone')).toHaveAccessibleDescription(/^Mobile or landline in Nepal/);
  await user.type(field('Phone'), '९८४-१२३४५६७');
  expect(field('Phone')).toHaveAccessibleDescription(
    "We'll call +977 984-1234567 to arrange delivery.",
  );
});

it('sends the order as R3.13 lists it, with the delivery type chosen', async () => {
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
