import { useState } from 'react';
import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, Button, ProductPicture, VisuallyHidden } from '@pasal/shared/ui';
import { comparisonOf, type ComparisonRow } from '../../model/comparison';
import { AddButton } from '../product-card/add-button';
import * as messages from './messages';
import * as s from './compare-table.styles';

/** A compared product; `product` is null if it is no longer sold. */
export interface Column {
  id: number;
  title: string;
  product: PublicProductsResponse['products'][number] | null;
}

interface CompareTableProps {
  columns: readonly Column[];
  onRemove: (column: Column) => void;
}

function TitleCell({ title, product }: Column) {
  return (
    <th scope="col">
      <s.Title>{product ? <Link to={paths.product(product.slug)}>{title}</Link> : title}</s.Title>
    </th>
  );
}

function BuyCell({ column, onRemove }: { column: Column; onRemove: () => void }) {
  const { product, title } = column;
  return (
    <td>
      <s.Buy>
        {!product && <span>{messages.gone}</span>}
        {product && product.in_stock > 0 && <AddButton product={product} />}
        {product && product.in_stock < 1 && (
          <span>
            <Badge $tone="danger">{messages.outOfStock}</Badge>
          </span>
        )}
        <Button variant="secondary" onClick={onRemove}>
          {messages.remove}
          <VisuallyHidden>{messages.of(title)}</VisuallyHidden>
        </Button>
      </s.Buy>
    </td>
  );
}

function Row({ row, columns }: { row: ComparisonRow; columns: readonly Column[] }) {
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.name}
        {row.differs && <s.Mark>≠ {messages.differs}</s.Mark>}
      </th>
      {columns.map(({ id }, at) => (
        <td key={id}>
          {row.values[at] || (
            <>
              <span aria-hidden="true">{messages.nothing}</span>
              <VisuallyHidden>{messages.noValue}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Up to four products side by side, with their differences. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const [isNarrowed, setNarrowed] = useState(false);
  const all = comparisonOf(columns.map(({ product }) => product));
  const rows = isNarrowed ? all.filter(({ differs }) => differs) : all;
  return (
    <>
      <s.Switch>
        <input
          type="checkbox"
          checked={isNarrowed}
          onChange={({ target }) => setNarrowed(target.checked)}
        />
        {messages.onlyDifferences}
      </s.Switch>
      <p role="status">{rows.length === 0 && messages.noDifferences}</p>
      {/* A scrollable area must be reachable by keyboard. */}
      <s.Scroller role="region" aria-label={messages.scroll} tabIndex={0}>
        <s.Table $products={columns.length} aria-label={messages.table}>
          <thead>
            <tr>
              <th scope="col">{messages.what}</th>
              {columns.map((column) => (
                <TitleCell key={column.id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{messages.picture}</th>
              {columns.map(({ id, product }) => (
                <td key={id}>
                  {product && (
                    <s.Picture>
                      <ProductPicture images={product.images} alt="" sizes="200px" eager />
                    </s.Picture>
                  )}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{messages.buy}</th>
              {columns.map((column) => (
                <BuyCell key={column.id} column={column} onRemove={() => onRemove(column)} />
              ))}
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        </s.Table>
      </s.Scroller>
    </>
  );
}
