import type { Purchase } from '@pasal/shared/contracts';
import { Muted } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees, lineName } from '@pasal/shared/domain';
import { Badge, icons, Menu, type Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import * as messages from './messages';
import { Stack } from './purchase-list.styles';

/** A purchase's card on a phone. */
export const CARD = '"bill actions" auto "goods goods" auto "day total" auto / minmax(0, 1fr) auto';

interface Actions {
  onCorrect: (purchase: Purchase) => void;
  onReverse: (purchase: Purchase) => void;
}

function Bill({ purchase }: { purchase: Purchase }) {
  const { supplier, bill_number, remarks, is_reversed, reverses } = purchase;
  return (
    <Stack>
      <b>{bill_number}</b>
      <span>{supplier.name}</span>
      {is_reversed && <Badge $tone="warning">{messages.reversed}</Badge>}
      {reverses !== null && <Badge $tone="neutral">{messages.reversal}</Badge>}
      {remarks && <Muted>{remarks}</Muted>}
    </Stack>
  );
}

/** The bill's date in Kathmandu. */
function BillDay({ day }: Pick<Purchase, 'day'>) {
  return useDates().date(`${day}T06:00:00.000Z`);
}

const Goods = ({ lines }: Pick<Purchase, 'lines'>) => (
  <ul>
    {lines.map(({ product_id, product_name, variant_id, variant_name, quantity, cost }) => (
      <li key={`${product_id} ${variant_id} ${quantity} ${cost}`}>
        {messages.line(
          formatCount(quantity),
          lineName({ product_name, ...(variant_name !== null && { variant_name }) }),
          formatRupees(cost),
        )}
      </li>
    ))}
  </ul>
);

const COLUMNS: Column<Purchase>[] = [
  {
    label: messages.bill,
    area: 'bill',
    width: '220px',
    cell: (purchase) => <Bill purchase={purchase} />,
  },
  {
    label: messages.day,
    area: 'day',
    width: '150px',
    cell: ({ day }) => <BillDay day={day} />,
  },
  { label: messages.goods, area: 'goods', cell: ({ lines }) => <Goods lines={lines} /> },
  {
    label: messages.total,
    area: 'total',
    width: '130px',
    align: 'end',
    cell: ({ total }) => <b>{formatRupees(total)}</b>,
  },
  { label: messages.entered, width: '190px', cell: ({ by }) => by },
];

const actionsColumn = ({ onCorrect, onReverse }: Actions): Column<Purchase> => ({
  label: messages.actions,
  area: 'actions',
  width: '72px',
  align: 'end',
  cell: (purchase) =>
    purchase.is_reversed || purchase.reverses !== null ? null : (
      <Menu
        label={messages.actionsFor(purchase.bill_number)}
        items={[
          {
            label: messages.correct,
            icon: icons.edit,
            onChoose: () => onCorrect(purchase),
          },
          {
            label: messages.reverse,
            icon: icons.trash,
            danger: true,
            onChoose: () => onReverse(purchase),
          },
        ]}
      />
    ),
});

/** Entries are corrected by administrators. */
export const purchaseColumns = (isAdmin: boolean, actions: Actions) =>
  isAdmin ? [...COLUMNS, actionsColumn(actions)] : COLUMNS;
