import type { ProductProfit } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import type { Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import * as messages from './messages';

/** A row's card on a phone. */
export const CARD =
  '"product product" auto "profit pieces" auto "sales cost" auto / minmax(0, 1fr) minmax(0, 1fr)';

const isKnown = ({ pieces, unknown }: ProductProfit) => unknown < pieces;

export const profitColumns: Column<ProductProfit>[] = [
  {
    label: messages.product,
    area: 'product',
    cell: ({ product_id, title }) => <Link to={ownPaths.productStock(product_id)}>{title}</Link>,
  },
  {
    label: messages.pieces,
    area: 'pieces',
    named: true,
    width: '120px',
    align: 'end',
    cell: ({ pieces }) => formatCount(pieces),
  },
  {
    label: messages.sales,
    area: 'sales',
    named: true,
    width: '140px',
    align: 'end',
    cell: ({ sales }) => formatRupees(sales),
  },
  {
    label: messages.cost,
    area: 'cost',
    named: true,
    width: '140px',
    align: 'end',
    cell: (row) => (isKnown(row) ? formatRupees(row.cost) : messages.unknown),
  },
  {
    label: messages.unknownOf,
    width: '140px',
    align: 'end',
    cell: ({ unknown }) => formatCount(unknown),
  },
  {
    label: messages.profit,
    area: 'profit',
    named: true,
    width: '140px',
    align: 'end',
    cell: ({ profit }) => <b>{profit === null ? messages.unknown : formatRupees(profit)}</b>,
  },
];
