import type { Order } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS, formatDateTime, formatPhone, goodsKey } from '@pasal/shared/domain';
import * as messages from './messages';
import * as s from './packing-slip.styles';

interface PackingSlipProps {
  order: Order;
  shopName: string;
}

/** What goes into the parcel and where it goes: boxes to tick, and no prices. */
export function PackingSlip({ order, shopName }: PackingSlipProps) {
  const facts = [
    [messages.order, order.order_number],
    [messages.orderedDate, formatDateTime(order.created_at)],
    [messages.delivery, DELIVERY_TYPE_LABELS[order.delivery_type]],
  ];
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <s.Root aria-label={messages.slipOf(order.order_number)}>
      <s.Head>
        <div>
          <h2>{messages.packingSlip}</h2>
          <p>{shopName}</p>
        </div>
        <dl>
          {facts.map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </s.Head>
      {order.status === 'cancel' && <s.Warning>{messages.cancelled}</s.Warning>}
      <s.Address>
        <h3>{messages.deliverTo}</h3>
        <strong>{order.customer_name}</strong>
        <p>{order.address}</p>
        <p>{`${order.city}, ${order.district}`}</p>
        <p>{formatPhone(order.phone)}</p>
      </s.Address>
      <s.Lines aria-label={messages.items}>
        <thead>
          <tr>
            <th scope="col">{messages.packed}</th>
            <th scope="col">{messages.pieces}</th>
            <th scope="col">{messages.product}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={goodsKey(item.product_id, item.variant_id)}>
              <td>
                <s.Box role="img" aria-label={messages.box} />
              </td>
              <td>{item.quantity}</td>
              <td>{messages.goods(item)}</td>
            </tr>
          ))}
        </tbody>
      </s.Lines>
      <p>{messages.total(pieces)}</p>
      <s.Signatures>
        <span>{messages.packedBy}</span>
        <span>{messages.checkedBy}</span>
      </s.Signatures>
    </s.Root>
  );
}
