import type { Overview } from '@pasal/shared/contracts';
import { Icon, Skeleton, type IconShape, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './overview.styles';

const format = new Intl.NumberFormat('en-IN');

interface NumberCard {
  label: string;
  icon: IconShape;
  count: number | undefined;
  /** The same of the period before, and how that is said. */
  before?: number | undefined;
  compared?: (count: string) => string;
}

/** By how much there are more or fewer than before. */
function Change({ by }: { by: number }) {
  if (by === 0) return <b>{messages.same}</b>;
  const count = format.format(Math.abs(by));
  return <s.Change $up={by > 0}>{by > 0 ? messages.more(count) : messages.less(count)}</s.Change>;
}

/** How many orders and products there are; skeletons until they are counted. */
export function NumberCards({ overview }: { overview: Overview | undefined }) {
  const orders = overview?.orders;
  const before = orders?.before;
  const cards: readonly NumberCard[] = [
    {
      label: messages.today,
      icon: icons.orders,
      count: orders?.today,
      before: before?.today,
      compared: messages.yesterday,
    },
    {
      label: messages.last7Days,
      icon: icons.chart,
      count: orders?.last7Days,
      before: before?.last7Days,
      compared: messages.weekBefore,
    },
    {
      label: messages.lastMonth,
      icon: icons.truck,
      count: orders?.lastMonth,
      before: before?.lastMonth,
      compared: messages.monthBefore,
    },
    { label: messages.totalProducts, icon: icons.box, count: overview?.products.total },
  ];
  return (
    <s.Cards>
      {cards.map(({ label, icon, count, before: earlier, compared }) => (
        <s.Card key={label}>
          <dt>
            {label}
            <Icon shape={icon} size={32} />
          </dt>
          <dd>
            {count === undefined ? <Skeleton $height="48px" $width="72px" /> : format.format(count)}
          </dd>
          <s.Compared>
            {count === undefined && <Skeleton $height="20px" $width="96px" />}
            {count !== undefined && earlier !== undefined && compared && (
              <>
                <Change by={count - earlier} /> {compared(format.format(earlier))}
              </>
            )}
            {compared === undefined &&
              overview &&
              messages.added(format.format(overview.products.added))}
          </s.Compared>
        </s.Card>
      ))}
    </s.Cards>
  );
}
