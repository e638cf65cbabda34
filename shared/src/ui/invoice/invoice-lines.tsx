import type { OrderItem } from '@pasal/shared/contracts';
import { formatRupees, totalOf } from '@pasal/shared/domain';
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
          <tr key={item.product_id}>
            <td>{index + 1}</td>
            <td>{item.product_name}</td>
            <td>{item.quantity}</td>
            <td>{formatRupees(item.price)}</td>
            <td>{formatRupees(totalOf([item]))}</td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}
