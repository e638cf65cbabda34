import type { ReactNode } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { languageMessages, useMay } from '@pasal/shared/dashboard';
import { Moment, useDates } from '@pasal/shared/dates';
import {
  type Dates,
  DELIVERY_TYPE_LABELS,
  LANGUAGE_NAMES,
  formatPhone,
  mailHref,
  ORDER_STATUS_LABELS,
  PAYMENT_METHOD_LABEL,
  phoneHref,
} from '@pasal/shared/domain';
import { CopyButton } from '../../../kit/copy-button/copy-button';
import * as messages from './messages';
import { Facts, Sections } from '../../../kit/details/details.styles';
import { OrderCustomer } from '../order-customer/order-customer';
import { OrderContact } from './order-contact';
import { Copied, Part } from './order-details.styles';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { OrderProfit } from './order-profit';

interface Fact {
  label: string;
  value: ReactNode;
}

/** A value with the button that copies it. */
const copied = (value: ReactNode, text: string, label: string) => (
  <Copied>
    <span>{value}</span>
    <CopyButton text={text} label={label} />
  </Copied>
);

function factsOf(
  order: Order,
  dates: Dates,
  isStaff: boolean,
): { title: string; facts: readonly Fact[]; below?: ReactNode }[] {
  const { order_number: number, phone, address, city, district } = order;
  const place = [...new Set([address, city, district])].join(', ');
  return [
    {
      title: messages.customer,
      facts: [
        { label: messages.name, value: order.customer_name },
        {
          label: messages.email,
          value: order.email ? <a href={mailHref(order.email)}>{order.email}</a> : messages.none,
        },
        {
          label: messages.phone,
          value: copied(
            <a href={phoneHref(phone)}>{formatPhone(phone)}</a>,
            phone,
            messages.copyPhone,
          ),
        },
      ],
      below: (
        <>
          <OrderCustomer phone={phone} />
          {isStaff && <OrderContact order={order} />}
        </>
      ),
    },
    {
      title: messages.information,
      facts: [
        { label: messages.number, value: copied(number, number, messages.copyNumber) },
        { label: messages.orderedDate, value: <Moment at={order.created_at} /> },
        { label: messages.orderedBy, value: messages.source[order.source] },
        { label: messages.status, value: ORDER_STATUS_LABELS[order.status] },
        { label: messages.payment, value: PAYMENT_METHOD_LABEL },
        { label: messages.delivery, value: DELIVERY_TYPE_LABELS[order.delivery_type] },
        ...(order.promised
          ? [{ label: messages.expected, value: dates.days(order.promised) }]
          : []),
        ...(order.language
          ? [{ label: languageMessages.ofMessages, value: LANGUAGE_NAMES[order.language] }]
          : []),
        { label: messages.remarks, value: order.remarks || messages.none },
      ],
    },
    {
      title: messages.shipping,
      facts: [
        { label: messages.address, value: copied(address, place, messages.copyAddress) },
        { label: messages.city, value: city },
        { label: messages.district, value: district },
      ],
    },
  ];
}

/** Customer, order information, shipping address, items, total, history (R2.90). */
export function OrderDetails({ order }: { order: Order }) {
  const dates = useDates();
  const isStaff = useMay('staff');
  return (
    <Sections>
      <Part>
        {factsOf(order, dates, isStaff).map(({ title, facts, below }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <Facts>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
            {below}
          </section>
        ))}
      </Part>
      <Part>
        <section aria-label={messages.items}>
          <h3>{messages.items}</h3>
          <OrderItems order={order} />
        </section>
        <OrderProfit orderId={order.id} />
        <section aria-label={messages.history}>
          <h3>{messages.history}</h3>
          <OrderHistory orderId={order.id} />
        </section>
      </Part>
    </Sections>
  );
}
