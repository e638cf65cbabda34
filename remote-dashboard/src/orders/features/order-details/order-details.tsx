import type { ReactNode } from 'react';
import type { Order } from '@pasal/shared/contracts';
import {
  DELIVERY_TYPE_LABELS,
  formatDateTime,
  formatDays,
  formatPhone,
  mailHref,
  ORDER_STATUS_LABELS,
  PAYMENT_METHOD_LABEL,
  phoneHref,
} from '@pasal/shared/domain';
import { Button, Dialog, Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Facts, Sections } from '../../../kit/details/details.styles';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';

interface Fact {
  label: string;
  value: ReactNode;
}

function factsOf(order: Order): { title: string; facts: readonly Fact[] }[] {
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
          value: <a href={phoneHref(order.phone)}>{formatPhone(order.phone)}</a>,
        },
      ],
    },
    {
      title: messages.information,
      facts: [
        { label: messages.orderedDate, value: formatDateTime(order.created_at) },
        { label: messages.orderedBy, value: messages.source[order.source] },
        { label: messages.status, value: ORDER_STATUS_LABELS[order.status] },
        { label: messages.payment, value: PAYMENT_METHOD_LABEL },
        { label: messages.delivery, value: DELIVERY_TYPE_LABELS[order.delivery_type] },
        ...(order.promised
          ? [{ label: messages.expected, value: formatDays(order.promised) }]
          : []),
        { label: messages.remarks, value: order.remarks || messages.none },
      ],
    },
    {
      title: messages.shipping,
      facts: [
        { label: messages.address, value: order.address },
        { label: messages.city, value: order.city },
        { label: messages.district, value: order.district },
      ],
    },
  ];
}

interface OrderDetailsProps {
  order: Order;
  onPackingSlip: () => void;
  onInvoice: () => void;
  onUpdate: () => void;
  onClose: () => void;
}

/** Customer, order information, shipping address, items, total, history (R2.90). */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, onPackingSlip, onInvoice, onUpdate, onClose } = props;
  return (
    <Dialog
      open
      title={messages.title(order.order_number)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onPackingSlip}>
            <Icon shape={icons.box} /> {messages.packingSlip}
          </Button>
          <Button variant="secondary" onClick={onInvoice}>
            <Icon shape={icons.printer} /> {messages.invoice}
          </Button>
          <Button onClick={onUpdate}>{messages.updateStatus}</Button>
        </>
      }
    >
      <Sections>
        {factsOf(order).map(({ title, facts }) => (
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
          </section>
        ))}
        <section aria-label={messages.items}>
          <h3>{messages.items}</h3>
          <OrderItems order={order} />
        </section>
        <section aria-label={messages.history}>
          <h3>{messages.history}</h3>
          <OrderHistory orderId={order.id} />
        </section>
      </Sections>
    </Dialog>
  );
}
