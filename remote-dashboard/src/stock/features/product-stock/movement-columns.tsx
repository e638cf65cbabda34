import type { StockMovement } from '@pasal/shared/contracts';
import { Muted } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Link } from '@pasal/shared/routing';
import type { Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import { Lines } from './product-stock.styles';

/** A movement's card on a phone: why and how many above, when, who and what was left below. */
export const CARD = '"what pieces" auto "when balance" auto "who who" auto / minmax(0, 1fr) auto';

/** A signed change. */
const signed = (pieces: number) => `${pieces > 0 ? '+' : '−'}${formatCount(Math.abs(pieces))}`;

/** The reason, and what it belongs to. */
function Why({ movement }: { movement: StockMovement }) {
  const { reason, remarks, variant_name, order, purchase } = movement;
  return (
    <Lines>
      <b>{messages.why[reason]}</b>
      {order && <Link to={ownPaths.order(order.id)}>{order.order_number}</Link>}
      {purchase && <span>{messages.bill(purchase.supplier, purchase.bill_number)}</span>}
      {variant_name && <Muted>{variant_name}</Muted>}
      {remarks && <Muted>{remarks}</Muted>}
    </Lines>
  );
}

export const movementColumns: Column<StockMovement>[] = [
  {
    label: messages.when,
    area: 'when',
    width: '190px',
    cell: ({ at }) => <Moment at={at} />,
  },
  { label: messages.what, area: 'what', cell: (movement) => <Why movement={movement} /> },
  {
    label: messages.pieces,
    area: 'pieces',
    width: '96px',
    align: 'end',
    cell: ({ quantity }) => <b>{signed(quantity)}</b>,
  },
  {
    label: messages.balance,
    area: 'balance',
    named: true,
    width: '160px',
    align: 'end',
    cell: ({ balance }) => formatCount(balance),
  },
  { label: messages.who, area: 'who', width: '220px', cell: ({ by }) => by ?? messages.shop },
];
