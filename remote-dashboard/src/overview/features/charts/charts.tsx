import { useId, useMemo } from 'react';
import type { ChartsResponse } from '@pasal/shared/contracts';
import { ListView } from '@pasal/shared/dashboard';
import { useBsCalendar, useDates } from '@pasal/shared/dates';
import { WORDS } from '@pasal/shared/domain';
import { Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { useStaffChartsQuery } from '../../overview-api';
import { formatWhole, isByMonth, pointsOf, sumOf, type ChartSpan } from '../../model/chart-days';
import { BestSellers } from './best-sellers';
import { Change } from './change';
import { DayChart } from './day-chart';
import { LowStock } from './low-stock';
import * as messages from './messages';
import { PeriodSwitch } from './period-switch';
import * as s from './charts.styles';

/** The days by label, or by Bikram Sambat month if there are many and the reader uses that calendar. */
function usePoints(days: ChartsResponse['days']) {
  const dates = useDates();
  const bs = useBsCalendar();
  return useMemo(() => {
    const byMonth = bs !== undefined && isByMonth(days);
    const monthOf = (day: string) => bs?.rules.monthNameOf(day, bs.calendar) ?? dates.monthDay(day);
    return { byMonth, points: pointsOf(days, byMonth ? monthOf : dates.monthDay) };
  }, [days, dates, bs]);
}

function ChartsOf({ charts }: { charts: ChartsResponse }) {
  const { days, before, bestSellers, lowStock } = charts;
  const { points, byMonth } = usePoints(days);
  const period = days.length;
  const each = byMonth ? 'month' : 'day';
  const orders = sumOf(days, 'orders');
  const revenue = sumOf(days, 'revenue');
  return (
    <>
      <s.Pair>
        <DayChart
          title={messages.ordersPer[each]}
          points={points}
          byMonth={byMonth}
          field="orders"
          unit={messages.orders}
          format={formatCount}
          total={messages.ordersTotal(formatCount(orders), period)}
          change={<Change now={orders} before={before.orders} days={period} />}
          remark={messages.average((orders / days.length).toFixed(1))}
        />
        <DayChart
          title={messages.revenuePer[each]}
          points={points}
          byMonth={byMonth}
          field="revenue"
          unit={messages.revenue}
          format={formatWhole}
          total={formatWhole(revenue)}
          change={<Change now={revenue} before={before.revenue} days={period} />}
          remark={messages.withoutCancelled}
        />
      </s.Pair>
      <s.Pair>
        <BestSellers products={bestSellers} />
        <LowStock lowStock={lowStock} />
      </s.Pair>
    </>
  );
}

interface ChartsProps {
  span: ChartSpan;
  onSpan: (span: Partial<ChartSpan>) => void;
}

/** Below the cards and lists of R2.78 and R2.79: the shop's sales (D31). */
export function Charts({ span, onSpan }: ChartsProps) {
  const heading = useId();
  // The previous period remains visible while a new one is loading.
  const { data, error, isError, refetch } = useStaffChartsQuery(
    { query: span },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <s.Root aria-labelledby={heading}>
      <s.Head>
        <h2 id={heading}>{messages.title}</h2>
        <PeriodSwitch value={span} onChange={onSpan} />
      </s.Head>
      <ListView
        answer={{ error: isError ? error : undefined, refetch }}
        data={data}
        failed={messages.failed}
        retryLabel={WORDS.retry}
        loading={
          <>
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <s.Pair>
              <Skeleton $height="425px" />
              <Skeleton $height="425px" />
            </s.Pair>
          </>
        }
      >
        {(charts) => <ChartsOf charts={charts} />}
      </ListView>
    </s.Root>
  );
}
