import type { Order, SiteSettings } from '@pasal/shared/contracts';
import {
  DELIVERY_TYPE_LABELS,
  formatDate,
  formatPhone,
  PAYMENT_METHOD_LABEL,
  rupeesInWords,
} from '@pasal/shared/domain';
import { InvoiceLines } from './invoice-lines';
import { InvoiceSums } from './invoice-sums';
import * as messages from './messages';
import { Buyer, Facts, Foot, Head, Mark, Root, Title } from './invoice.styles';

/** What of an order an invoice says; an order of staff and one looked up by its buyer both have it. */
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

/** What of the site settings an invoice says (D40). */
type Seller = Pick<SiteSettings, 'shop_name' | 'address' | 'phones' | 'email' | 'legal'>;

interface InvoiceProps {
  order: InvoicedOrder;
  seller: Seller;
}

/** Those of the facts that are known, in one line of words. */
const known = (...facts: readonly (readonly [string, string])[]) =>
  facts
    .filter(([, value]) => value.trim() !== '')
    .map(([word, value]) => `${word} ${value}`)
    .join(' · ');

/**
 * An order as it is put on paper: number, day in Kathmandu, the shop's legal identity, buyer, lines,
 * total in figures and words, and the VAT in it when the shop is registered for it.
 */
export function Invoice({ order, seller }: InvoiceProps) {
  const { legal } = seller;
  const numbers = known(
    [messages.registration, legal.registration_number],
    // A shop registered for VAT has one number for both.
    legal.vat_number
      ? [messages.vatNumber, legal.vat_number]
      : [messages.pan, legal.pan_vat_number],
  );
  const facts = [
    [messages.number, order.order_number],
    [messages.date, formatDate(order.created_at)],
    [messages.payment, PAYMENT_METHOD_LABEL],
    [messages.delivery, DELIVERY_TYPE_LABELS[order.delivery_type]],
  ] as const;
  return (
    <Root aria-label={`${messages.invoice} ${order.order_number}`}>
      <Head>
        <div>
          <strong>{legal.name || seller.shop_name}</strong>
          {[seller.address, [...seller.phones, seller.email].filter(Boolean).join(' · '), numbers]
            .filter(Boolean)
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
        <Title>
          <h2>{messages.invoice}</h2>
          <Facts>
            {facts.map(([word, value]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Title>
      </Head>
      {order.status === 'cancel' && <Mark>{messages.cancelled}</Mark>}
      <Buyer>
        <h3>{messages.billedTo}</h3>
        <strong>{order.customer_name}</strong>
        <p>{`${order.address}, ${order.city}, ${order.district}`}</p>
        <p>{formatPhone(order.phone)}</p>
      </Buyer>
      <InvoiceLines items={order.items} />
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
