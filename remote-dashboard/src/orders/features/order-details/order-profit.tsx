import type { Profit } from '@pasal/shared/contracts';
import { useMay } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Skeleton } from '@pasal/shared/ui';
import { Facts } from '../../../kit/details/details.styles';
import { formatCount } from '../../../kit/format-count';
import { useOrderProfitQuery } from '../../../stock/stock-api';
import * as messages from './profit-messages';

function Figures({ pieces, sales, cost, unknown, profit }: Profit) {
  if (pieces === 0) return <p>{messages.cancelled}</p>;
  const known = unknown < pieces ? [formatRupees(cost)] : [messages.unknown];
  const open = unknown > 0 && unknown < pieces ? [messages.unknownCost(formatCount(unknown))] : [];
  const figures = [
    [messages.sales, formatRupees(sales)],
    [messages.cost, [...known, ...open].join(', ')],
    [messages.profit, profit === null ? messages.unknown : formatRupees(profit)],
  ] as const;
  return (
    <Facts>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** An order's profit, for users with access to it; other users' pages don't request it (D196). */
export function OrderProfit({ orderId }: { orderId: number }) {
  const isAllowed = useMay('money');
  const { currentData, isError } = useOrderProfitQuery(
    { params: { id: orderId } },
    { skip: !isAllowed, refetchOnMountOrArgChange: true },
  );
  if (!isAllowed) return null;
  return (
    <section aria-label={messages.title}>
      <h3>{messages.title}</h3>
      {isError ? (
        <p>{messages.failed}</p>
      ) : currentData ? (
        <Figures {...currentData.total} />
      ) : (
        <Skeleton $height="72px" />
      )}
    </section>
  );
}
