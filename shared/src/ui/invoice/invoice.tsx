import type { Order, SiteSettings, SizedPicture } from '@pasal/shared/contracts';
import {
  AD_DATES,
  DELIVERY_TYPE_LABELS,
  type Dates,
  formatRupees,
  lineName,
  PAYMENT_METHOD_LABEL,
  rupeesInWords,
  totalOf,
  writeDigits,
} from '@pasal/shared/domain';
import { PaperAddress, PaperFacts } from '../paper/paper';
import { PaperMark } from '../paper/paper.styles';
import { ShopMark } from '../shop-mark';
import { InvoiceSums } from './invoice-sums';
import * as messages from './messages';
import { Foot, Head, Lines, Root, Title } from './invoice.styles';

/** The order fields on an invoice, common to staff orders and orders looked up by buyers. */
export type InvoicedOrder = Pick<
  Order,
  | 'order_number'
  | 'created_at'
  | 'status'
  | 'customer_name'
  | 'phone'
  | 'address'
  | 'city'
  | 'district'
  | 'delivery_type'
  | 'total'
  | 'delivery_charge'
  | 'items'
>;

/** The site settings on an invoice (D40). */
type Seller = Pick<SiteSettings, 'shop_name' | 'address' | 'phones' | 'email' | 'legal'>;

interface InvoiceProps {
  order: InvoicedOrder;
  seller: Seller;
  /** The shop's logo, if any. */
  logo?: SizedPicture | undefined;
  /** The shop's date format for documents; AD by default. */
  dates?: Pick<Dates, 'date'>;
}

/** The known facts joined in one line. */
const known = (...facts: readonly (readonly [string, string])[]) =>
  facts
    .filter(([, value]) => value.trim() !== '')
    .map(([word, value]) => `${word} ${value}`)
    .join(' · ');

/** The shop's address, contacts and registration. */
function linesOf({ address, phones, email, legal }: Seller): string[] {
  const numbers = known(
    [messages.registration, legal.registration_number],
    // A VAT registration uses one number for both.
    legal.vat_number
      ? [messages.vatNumber, legal.vat_number]
      : [messages.pan, legal.pan_vat_number],
  );
  return [address, [...phones, email].filter(Boolean).join(' · '), numbers].filter(Boolean);
}

/**
 * An order as a printed invoice: number, day in Kathmandu, the shop's legal identity, buyer, lines, total in figures
 * and words, and the VAT included if the shop is registered.
 */
export function Invoice({ order, seller, logo, dates = AD_DATES }: InvoiceProps) {
  const { legal } = seller;
  const facts = [
    [messages.number, order.order_number],
    [messages.date, dates.date(order.created_at)],
    [messages.payment, PAYMENT_METHOD_LABEL],
    [messages.delivery, DELIVERY_TYPE_LABELS[order.delivery_type]],
  ] as const;
  return (
    <Root aria-label={`${messages.invoice} ${order.order_number}`}>
      <Head>
        <div>
          {logo && <ShopMark logo={logo} size={48} alt={seller.shop_name} />}
          <strong>{legal.name || seller.shop_name}</strong>
          {linesOf(seller).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Title>
          <h2>{messages.invoice}</h2>
          <PaperFacts facts={facts} />
        </Title>
      </Head>
      {order.status === 'cancel' && <PaperMark>{messages.cancelled}</PaperMark>}
      <PaperAddress title={messages.billedTo} order={order}>
        <p>{`${order.address}, ${order.city}, ${order.district}`}</p>
      </PaperAddress>
      <Lines
        label={messages.lines}
        columns={messages.columns}
        items={order.items}
        cellsOf={(item, index) => [
          writeDigits(index + 1),
          lineName(item),
          writeDigits(item.quantity),
          formatRupees(item.price),
          formatRupees(totalOf([item])),
        ]}
      />
      <InvoiceSums
        total={order.total}
        charge={order.delivery_charge ?? 0}
        withVat={legal.vat_number !== ''}
      />
      <Foot>
        <p>
          {messages.inWords}: <b>{rupeesInWords(order.total)}</b>
        </p>
        {legal.vat_number !== '' && <p>{messages.vatIncluded}</p>}
        <p>{messages.thanksOf(seller.shop_name)}</p>
      </Foot>
    </Root>
  );
}
