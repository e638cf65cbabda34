import { useId } from 'react';
import type { ChartPeriod, ChartsResponse } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { formatRupees } from '@pasal/shared/domain';
import { FailedView, Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import { useStaffChartsQuery } from '../../overview-api';
import { sumOf } from '../../model/chart-days';
import { BestSellers } from './best-sellers';
import { DayChart } from './day-chart';
import { LowStock } from './low-stock';
import * as messages from './messages';
import { PeriodSwitch } from './period-switch';
import * as s from './charts.styles';

const count = new Intl.NumberFormat('en-IN');
const formatCount = (value: number) => count.format(value);

function ChartsOf({ charts, period }: { charts: ChartsResponse; period: ChartPeriod }) {
  const { days, bestSellers, lowStock } = charts;
  const revenue = sumOf(days, 'revenue');
  return (
    <>
      <s.Pair>
        <DayChart
          title={messages.ordersPerDay}
          kind="line"
          days={days}
          field="orders"
          unit={messages.orders}
          format={formatCount}
          total={messages.ordersTotal(formatCount(sumOf(days, 'orders')), period)}
          remark={messages.average((sumOf(days, 'orders') / days.length).toFixed(1))}
        />
        <DayChart
          title={messages.revenuePerDay}
          kind="bar"
          days={days}
          field="revenue"
          unit={messages.revenue}
          format={formatRupees}
          total={formatRupees(revenue)}
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
  period: ChartPeriod;
  onPeriod: (days: ChartPeriod) => void;
}

/** After the cards and lists of R2.78 and R2.79: how the shop sells (D31). */
export function Charts({ period, onPeriod }: ChartsProps) {
  const heading = useId();
  // While another period is on its way the one before stays.
  const { data, error, isError, refetch } = useStaffChartsQuery(
    { query: { days: period } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <s.Root aria-labelledby={heading}>
      <s.Head>
        <h2 id={heading}>{messages.title}</h2>
        <PeriodSwitch value={period} onChange={onPeriod} />
      </s.Head>
      {isError && (
        <FailedView
          title={messages.failed}
          text={messageOf(error, '')}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <s.Pair>
            <Skeleton $height="404px" />
            <Skeleton $height="404px" />
          </s.Pair>
        </>
      )}
      {!isError && data && <ChartsOf charts={data} period={data.days.length as ChartPeriod} />}
    </s.Root>
  );
}
