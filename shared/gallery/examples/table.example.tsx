import { useState } from 'react';
import { formatRupees } from '@pasal/shared/domain';
import { DataTable, type Column, type Sorting } from '@pasal/shared/ui';
import { longNamed, products, type GalleryProduct } from '../products';

export const title = 'Table';
export const about = 'Where there is little room each row is a card.';
export const width = 'wide';

const columns: Column<GalleryProduct>[] = [
  { label: 'Product', cell: (product) => product.title },
  { label: 'In stock', align: 'end', width: '120px', cell: ({ in_stock }) => in_stock },
  {
    label: 'Price',
    align: 'end',
    width: '160px',
    nowrap: true,
    cell: ({ price }) => formatRupees(price),
  },
];

export const states = {
  Rows: () => (
    <DataTable
      caption="Products"
      items={products}
      keyOf={({ id }) => id}
      expected={3}
      columns={columns}
    />
  ),
  Loading: () => (
    <DataTable
      caption="Products that load"
      items={undefined}
      keyOf={({ id }) => id}
      expected={3}
      columns={columns}
    />
  ),
  Sorted: function Sorted() {
    const [sorting, setSorting] = useState<Sorting>({ by: 'price', direction: 'ascending' });
    return (
      <DataTable
        caption="Products by price"
        items={products.toSorted((one, other) => one.price - other.price)}
        keyOf={({ id }) => id}
        expected={4}
        columns={columns.map((column) =>
          column.label === 'Price' ? { ...column, sort: 'price' } : column,
        )}
        sorting={sorting}
        onSort={(by) => setSorting({ by, direction: 'ascending' })}
      />
    );
  },
  'Other rows on their way': () => (
    <DataTable
      caption="Products before"
      items={products.slice(0, 2)}
      keyOf={({ id }) => id}
      expected={2}
      columns={columns}
      busy
    />
  ),
  'Long text': () => (
    <DataTable
      caption="Products with long names"
      items={[longNamed]}
      keyOf={({ id }) => id}
      expected={1}
      columns={columns}
    />
  ),
};
