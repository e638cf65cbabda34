import type { ReactNode } from 'react';
import type { Order, OrderItem } from '@pasal/shared/contracts';
import { formatPhone, goodsKey } from '@pasal/shared/domain';
import { Facts, Lines } from './paper.styles';

interface PaperFactsProps {
  facts: readonly (readonly [word: string, value: string])[];
  children?: ReactNode;
}

/** Labels and values, one pair per line. */
export function PaperFacts({ facts, children }: PaperFactsProps) {
  return (
    <Facts>
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </Facts>
  );
}

interface PaperAddressProps {
  title: string;
  order: Pick<Order, 'customer_name' | 'phone'>;
  children: ReactNode;
}

/** An order's destination: the buyer's name, address and phone. */
export function PaperAddress({ title, order, children }: PaperAddressProps) {
  return (
    <section>
      <h3>{title}</h3>
      <strong>{order.customer_name}</strong>
      {children}
      <p>{formatPhone(order.phone)}</p>
    </section>
  );
}

export interface PaperLinesProps {
  label: string;
  columns: readonly string[];
  items: readonly OrderItem[];
  /** An item's cells, in column order. */
  cellsOf: (item: OrderItem, index: number) => readonly ReactNode[];
  className?: string;
}

/** The items of an order, line by line. */
export function PaperLines({ label, columns, items, cellsOf, className }: PaperLinesProps) {
  return (
    <Lines aria-label={label} className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={goodsKey(item.product_id, item.variant_id)}>
            {cellsOf(item, index).map((cell, place) => (
              <td key={columns[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}
