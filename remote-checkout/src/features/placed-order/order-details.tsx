import type { ReactNode } from 'react';
import type { OrderItem, OrderStatus, PromisedDays } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import {
  BUYER_STATUS_LABELS,
  type Dates,
  formatRupees,
  goodsKey,
  lineName,
  totalOf,
} from '@pasal/shared/domain';
import { Badge, Panel, type Tone } from '@pasal/shared/ui';
import * as messages from './messages';
import { Charge, Facts, Items, Total } from './placed-order.styles';

const tones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  complete: 'success',
  cancel: 'danger',
  others: 'neutral',
};

interface Fact {
  word: string;
  value: ReactNode;
  /** Too long for half of a phone. */
  wide?: boolean;
}

interface OrderDetailsProps {
  order: {
    order_number: string;
    status: OrderStatus;
    total: number;
    items: OrderItem[];
    delivery_charge?: number | undefined;
    promised?: PromisedDays | undefined;
  };
  /** Further facts about it. */
  facts: readonly Fact[];
}

/** When it arrives, while still pending. */
function expectedOf({ status, promised }: OrderDetailsProps['order'], dates: Dates): Fact[] {
  if (status !== 'pending' || !promised) return [];
  return [{ word: messages.expected, value: dates.days(promised), wide: true }];
}

/** An order as its buyer sees it. */
export function OrderDetails({ order, facts }: OrderDetailsProps) {
  const { delivery_charge: charge = 0 } = order;
  const dates = useDates(true);
  return (
    <Panel>
      <Facts>
        <div>
          <dt>{messages.orderNumber}</dt>
          <dd>
            <b>{order.order_number}</b>
          </dd>
        </div>
        <div>
          <dt>{messages.status}</dt>
          <dd>
            <Badge $tone={tones[order.status]}>{BUYER_STATUS_LABELS[order.status]}</Badge>
          </dd>
        </div>
        {[...facts, ...expectedOf(order, dates)].map(({ word, value, wide }) => (
          <div key={word} data-wide={wide}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Items aria-label={messages.orderItems}>
        {order.items.map((item) => (
          <li key={goodsKey(item.product_id, item.variant_id)}>
            <p>{lineName(item)}</p>
            <span>{messages.quantityAndPrice(item.quantity, formatRupees(item.price))}</span>
            <b>{formatRupees(totalOf([item]))}</b>
          </li>
        ))}
      </Items>
      {charge > 0 && (
        <Charge>
          <span>{messages.deliveryCharge}</span>
          <span>{formatRupees(charge)}</span>
        </Charge>
      )}
      <Total>
        <span>{messages.total}</span>
        <b>{formatRupees(order.total)}</b>
      </Total>
    </Panel>
  );
}
