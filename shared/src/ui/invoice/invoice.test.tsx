import { render, screen, within } from '@testing-library/react';
import { makeOrder, makeSiteSettings } from '@pasal/shared/testing';
import { Invoice } from './invoice';

const seller = makeSiteSettings();
const order = makeOrder({
  order_number: 'NP-2026-000012',
  // Past midnight in Kathmandu, not yet in London.
  created_at: '2026-11-20T18:30:00.000Z',
  total: 125_000.5,
  items: [
    { product_id: 1, product_name: 'Dome Camera', price: 4500, quantity: 2 },
    { product_id: 2, product_name: 'Smart Lock', price: 116_000.5, quantity: 1 },
  ],
});
const withoutVat = { ...seller, legal: { ...seller.legal, vat_number: '' } };
const valueOf = (word: string) => screen.getByText(word).nextElementSibling;

it('says number, the day in Kathmandu, buyer and how it is paid and delivered', () => {
  render(<Invoice order={order} seller={seller} />);
  expect(screen.getByRole('article', { name: 'Invoice NP-2026-000012' })).toBeInTheDocument();
  expect(valueOf('Invoice no.')).toHaveTextContent('NP-2026-000012');
  expect(valueOf('Date')).toHaveTextContent('21 Nov 2026');
  expect(valueOf('Payment')).toHaveTextContent('Cash on Delivery');
  expect(valueOf('Delivery')).toHaveTextContent('Home Delivery');
  expect(screen.getByText('Sita Sharma')).toBeInTheDocument();
  expect(
    screen.getByText('Baneshwor 10, Kathmandu Metropolitan City, Kathmandu'),
  ).toBeInTheDocument();
  expect(screen.getByText('+977 984-1234567')).toBeInTheDocument();
});

it("the shop's legal identity comes from the site settings (D40)", () => {
  render(<Invoice order={order} seller={seller} />);
  expect(screen.getByText('Pasal Pvt. Ltd.')).toBeInTheDocument();
  expect(screen.getByText('New Road, Kathmandu')).toBeInTheDocument();
  expect(screen.getByText('+977 1-5970000 · hello@pasal.test')).toBeInTheDocument();
  expect(screen.getByText('Registration no. 1 · VAT no. 600000000')).toBeInTheDocument();
});

it('leaves out what a shop has not filled in, and falls back to its name', () => {
  const legal = { ...seller.legal, name: '', registration_number: '', vat_number: '' };
  render(<Invoice order={order} seller={{ ...seller, address: '', email: '', legal }} />);
  expect(screen.getByText('Pasal')).toBeInTheDocument();
  expect(screen.getByText('+977 1-5970000')).toBeInTheDocument();
  expect(screen.getByText('PAN 600000000')).toBeInTheDocument();
  expect(screen.queryByText(/Registration/)).toBeNull();
});

it('lists the lines with their amounts, and the total in figures and words', () => {
  render(<Invoice order={order} seller={seller} />);
  const rows = within(screen.getByRole('table', { name: 'Items of the invoice' })).getAllByRole(
    'row',
  );
  expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
    ['No.', 'Item', 'Quantity', 'Rate', 'Amount'],
    ['1', 'Dome Camera', '2', 'Rs. 4,500', 'Rs. 9,000'],
    ['2', 'Smart Lock', '1', 'Rs. 1,16,000.50', 'Rs. 1,16,000.50'],
  ]);
  expect(valueOf('Subtotal')).toHaveTextContent('Rs. 1,25,000.50');
  expect(valueOf('Delivery Charge')).toHaveTextContent('Free');
  expect(valueOf('Total')).toHaveTextContent('Rs. 1,25,000.50');
  expect(
    screen.getByText('Rupees one lakh twenty-five thousand and fifty paisa only'),
  ).toBeInTheDocument();
});

it('what the delivery costs is part of the total', () => {
  render(<Invoice order={{ ...order, total: 125_150.5, delivery_charge: 150 }} seller={seller} />);
  expect(valueOf('Subtotal')).toHaveTextContent('Rs. 1,25,000.50');
  expect(valueOf('Delivery Charge')).toHaveTextContent('Rs. 150');
  expect(valueOf('Total')).toHaveTextContent('Rs. 1,25,150.50');
});

it('takes the VAT out of the total only when the shop has a VAT number', () => {
  const { rerender } = render(<Invoice order={order} seller={seller} />);
  expect(valueOf('Taxable amount')).toHaveTextContent('Rs. 1,10,619.91');
  expect(valueOf('VAT 13%')).toHaveTextContent('Rs. 14,380.59');
  expect(screen.getByText('The prices include VAT.')).toBeInTheDocument();
  rerender(<Invoice order={order} seller={withoutVat} />);
  expect(screen.queryByText('VAT 13%')).toBeNull();
  expect(screen.queryByText('Taxable amount')).toBeNull();
  expect(screen.queryByText('The prices include VAT.')).toBeNull();
});

it('a cancelled order is marked as one', () => {
  const { rerender } = render(<Invoice order={order} seller={seller} />);
  expect(screen.queryByText(/was cancelled/)).toBeNull();
  rerender(<Invoice order={{ ...order, status: 'cancel' }} seller={seller} />);
  expect(screen.getByText('This order was cancelled. Nothing is due.')).toBeInTheDocument();
});

it('has the logo of a shop that has one (D105)', () => {
  const logo = { path: '/uploads/products/logo.webp', width: 300, height: 100 };
  const { rerender } = render(<Invoice order={order} seller={seller} logo={logo} />);
  const shown = screen.getByRole('img', { name: seller.shop_name });
  expect(shown).toHaveAttribute('src', '/uploads/products/logo.webp?w=480');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['144', '48']);
  rerender(<Invoice order={order} seller={seller} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
