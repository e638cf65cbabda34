import type { OrderItem } from '@pasal/shared/contracts';
import { formatRupees, goodsKey, lineName, totalOf } from '@pasal/shared/domain';
import * as messages from './messages';
import { Lines } from './invoice.styles';

/** What was bought, line by line. */
export function InvoiceLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <Lines aria-label={messages.lines}>
      <thead>
        <tr>
          {messages.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={goodsKey(item.product_id, item.variant_id)}>
            <td>{index + 1}</td>
            <td>{lineName(item)}</td>
            <td>{item.quantity}</td>
            <td>{formatRupees(item.price)}</td>
            <td>{formatRupees(totalOf([item]))}</td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}
