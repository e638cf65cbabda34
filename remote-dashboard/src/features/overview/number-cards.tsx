import type { Overview } from '@pasal/shared/contracts';
import { Icon, Skeleton, type IconName } from '@pasal/shared/ui';
import { messages } from './messages';
import * as s from './overview.styles';

const format = new Intl.NumberFormat('en-IN');

/** How many orders and products there are; skeletons until they are counted. */
export function NumberCards({ overview }: { overview: Overview | undefined }) {
  const cards: readonly [string, IconName, number | undefined][] = [
    [messages.today, 'orders', overview?.orders.today],
    [messages.last7Days, 'chart', overview?.orders.last7Days],
    [messages.lastMonth, 'truck', overview?.orders.lastMonth],
    [messages.totalProducts, 'box', overview?.products.total],
  ];
  return (
    <s.Cards>
      {cards.map(([label, icon, count]) => (
        <s.Card key={label}>
          <div>
            <dt>{label}</dt>
            <dd>
              {count === undefined ? (
                <Skeleton $height="48px" $width="72px" />
              ) : (
                format.format(count)
              )}
            </dd>
          </div>
          <Icon name={icon} size={32} />
        </s.Card>
      ))}
    </s.Cards>
  );
}
