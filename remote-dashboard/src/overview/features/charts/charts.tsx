import { useId } from 'react';
import type { ChartPeriod, ChartsResponse } from '@pasal/shared/contracts';
import { ListView } from '@pasal/shared/dashboard';
import { WORDS } from '@pasal/shared/domain';
import { Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import { useStaffChartsQuery } from '../../overview-api';
import { formatWhole, sumOf } from '../../model/chart-days';
import { BestSellers } from './best-sellers';
import { Change } from './change';
import { DayChart } from './day-chart';
import { LowStock } from './low-stock';
import * as messages from './messages';
import { PeriodSwitch } from './period-switch';
import * as s from './charts.styles';

const count = new Intl.NumberFormat('en-IN');
const formatCount = (value: number) => count.format(value);

function ChartsOf({ charts, period }: { charts: ChartsResponse; period: ChartPeriod }) {
  const { days, before, bestSellers, lowStock } = charts;
  const orders = sumOf(days, 'orders');
  const revenue = sumOf(days, 'revenue');
  return (
    <>
      <s.Pair>
        <DayChart
          title={messages.ordersPerDay}
          days={days}
          field="orders"
          unit={messages.orders}
          format={formatCount}
          total={messages.ordersTotal(formatCount(orders), period)}
          change={<Change now={orders} before={before.orders} days={period} />}
          remark={messages.average((orders / days.length).toFixed(1))}
        />
        <DayChart
          title={messages.revenuePerDay}
          days={days}
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
  period: ChartPeriod;
  onPeriod: (days: ChartPeriod) => void;
}

/** After the cards and lists of R2.78 and R2.79: how the shop sells (D31). */
export function Charts({ period, onPeriod }: ChartsProps) {
  const heading = useId();
  // The period before stays while another one loads.
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
        {(charts) => <ChartsOf charts={charts} period={charts.days.length as ChartPeriod} />}
      </ListView>
    </s.Root>
  );
}
