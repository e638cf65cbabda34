import type { GoodsToBuy } from '@pasal/shared/contracts';
import { formatRupees, lineName, writeDigits } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Badge, type Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import * as messages from './messages';

/** A row's card on a phone: goods, days of supply, stock and quantity to buy. */
export const CARD =
  '"product product" auto "lasts suggested" auto "stock weekly" auto "supplier cost" auto / minmax(0, 1fr) minmax(0, 1fr)';

function Lasts({ goods: { days_left, in_stock } }: { goods: GoodsToBuy }) {
  if (in_stock === 0) return <Badge $tone="danger">{messages.soldOut}</Badge>;
  if (days_left === null) return messages.notSelling;
  return messages.days(formatCount(days_left));
}

const COLUMNS: Column<GoodsToBuy>[] = [
  {
    label: messages.product,
    area: 'product',
    cell: ({ product_id, variant_id, title, variant_name }) => (
      <Link to={ownPaths.productStock(product_id, variant_id)}>
        {lineName({ product_name: title, ...(variant_name !== null && { variant_name }) })}
      </Link>
    ),
  },
  {
    label: messages.daysLeft,
    area: 'lasts',
    width: '120px',
    cell: (goods) => <Lasts goods={goods} />,
  },
  {
    label: messages.inStock,
    area: 'stock',
    named: true,
    width: '96px',
    align: 'end',
    cell: ({ in_stock }) => formatCount(in_stock),
  },
  {
    label: messages.limit,
    width: '80px',
    align: 'end',
    cell: ({ low_stock_limit }) => formatCount(low_stock_limit),
  },
  {
    label: messages.weekly,
    area: 'weekly',
    named: true,
    width: '120px',
    align: 'end',
    cell: ({ weekly }) => writeDigits(weekly),
  },
  {
    label: messages.suggested,
    area: 'suggested',
    named: true,
    width: '96px',
    align: 'end',
    cell: ({ suggested }) => <b>{formatCount(suggested)}</b>,
  },
  {
    label: messages.supplier,
    area: 'supplier',
    width: '180px',
    cell: ({ supplier }) => supplier ?? messages.unknown,
  },
];
const COST: Column<GoodsToBuy> = {
  label: messages.lastCost,
  area: 'cost',
  named: true,
  width: '120px',
  align: 'end',
  cell: ({ last_cost = null }) => (last_cost === null ? messages.unknown : formatRupees(last_cost)),
};

/** The last cost is shown only to administrators (D196). */
export const toBuyColumns = (isAdmin: boolean) => (isAdmin ? [...COLUMNS, COST] : COLUMNS);
