import type { Order } from '@pasal/shared/contracts';
import { formatRupees, goodsKey, lineName, totalOf } from '@pasal/shared/domain';
import * as messages from './messages';
import { Items } from './order-details.styles';

/** The ordered goods, at the price of then. */
export function OrderItems({
  order: { items, total, delivery_charge: charge = 0 },
}: {
  order: Order;
}) {
  return (
    <Items>
      <thead>
        <tr>
          <th scope="col">{messages.product}</th>
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={goodsKey(item.product_id, item.variant_id)}>
            <th scope="row">
              {lineName(item)}
              <small>
                {messages.pieces(item.quantity, formatRupees(item.price))}
                {item.variant_code && ` · ${item.variant_code}`}
              </small>
            </th>
            <td>{formatRupees(totalOf([item]))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {charge > 0 && (
          <tr>
            <th scope="row">{messages.deliveryCharge}</th>
            <td>{formatRupees(charge)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{messages.total}</th>
          <td>{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </Items>
  );
}
