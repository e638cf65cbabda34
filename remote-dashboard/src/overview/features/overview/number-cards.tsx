import type { Overview } from '@pasal/shared/contracts';
import { kathmanduDate, overviewPeriods } from '@pasal/shared/domain';
import { Icon, Skeleton, type IconShape, icons } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths, patterns } from '../../../paths';
import * as messages from './messages';
import * as s from './overview.styles';

interface NumberCard {
  label: string;
  icon: IconShape;
  /** The list of the counted items. */
  to: string;
  count: number | undefined;
  /** The previous period's number, and its label. */
  before?: number | undefined;
  compared?: (count: string) => string;
}

/** The change from the previous period. */
function Change({ by }: { by: number }) {
  if (by === 0) return <b>{messages.same}</b>;
  const count = formatCount(Math.abs(by));
  return <s.Change $up={by > 0}>{by > 0 ? messages.more(count) : messages.less(count)}</s.Change>;
}

/** A period's days as list filters; the end of a period is exclusive. */
const daysOf = (from: Date, until?: Date) =>
  ownPaths.orders({
    from: kathmanduDate(from),
    ...(until && { to: kathmanduDate(new Date(until.getTime() - 1)) }),
  });

/** The four cards; each links to the list it counts. */
function cardsOf(overview: Overview | undefined): readonly NumberCard[] {
  const { today, last7Days, lastMonth } = overviewPeriods(new Date());
  const orders = overview?.orders;
  const before = orders?.before;
  return [
    {
      label: messages.today,
      icon: icons.clock,
      to: daysOf(today),
      count: orders?.today,
      before: before?.today,
      compared: messages.yesterday,
    },
    {
      label: messages.last7Days,
      icon: icons.orders,
      to: daysOf(last7Days),
      count: orders?.last7Days,
      before: before?.last7Days,
      compared: messages.weekBefore,
    },
    {
      label: messages.lastMonth,
      icon: icons.calendar,
      to: daysOf(lastMonth.from, lastMonth.to),
      count: orders?.lastMonth,
      before: before?.lastMonth,
      compared: messages.monthBefore,
    },
    {
      label: messages.totalProducts,
      icon: icons.box,
      to: patterns.productManagement,
      count: overview?.products.total,
    },
  ];
}

/** The numbers of orders and products; skeletons while loading. */
export function NumberCards({ overview }: { overview: Overview | undefined }) {
  return (
    <s.Cards>
      {cardsOf(overview).map(({ label, icon, to, count, before: earlier, compared }) => (
        <s.Card key={label}>
          <dt>
            <s.CardLink to={to}>{label}</s.CardLink>
            <Icon shape={icon} size={32} />
          </dt>
          <dd>
            {count === undefined ? <Skeleton $height="48px" $width="72px" /> : formatCount(count)}
          </dd>
          <s.Compared>
            {count === undefined && <Skeleton $height="20px" $width="96px" />}
            {count !== undefined && earlier !== undefined && compared && (
              <>
                <Change by={count - earlier} /> {compared(formatCount(earlier))}
              </>
            )}
            {compared === undefined &&
              overview &&
              messages.added(formatCount(overview.products.added))}
          </s.Compared>
        </s.Card>
      ))}
    </s.Cards>
  );
}
