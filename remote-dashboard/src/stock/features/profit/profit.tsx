import { addressOf } from '@pasal/shared/api';
import { DASHBOARD_PAGE_SIZE, type Profit as Figures } from '@pasal/shared/contracts';
import { exportProfit } from '@pasal/shared/contracts/calls';
import {
  ListPanel,
  Muted,
  PagedTable,
  TitledSection,
  type PagedTableProps,
} from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { icons } from '@pasal/shared/ui';
import { DayField } from '../../../kit/day-field/day-field';
import { DownloadLink } from '../../../kit/download-link';
import { formatCount } from '../../../kit/format-count';
import { ReadyDays } from '../../../kit/ready-days/ready-days';
import type { ProfitAddress } from '../../model/stock-address';
import { useProductProfitQuery } from '../../stock-api';
import * as messages from './messages';
import { CARD, profitColumns } from './profit-columns';
import * as s from './profit.styles';

function Sum({ total: { pieces, sales, cost, unknown, profit } }: { total: Figures }) {
  const figures = [
    [messages.pieces, formatCount(pieces)],
    [messages.sales, formatRupees(sales)],
    [messages.cost, unknown < pieces ? formatRupees(cost) : messages.unknown],
    [messages.profit, profit === null ? messages.unknown : formatRupees(profit)],
  ] as const;
  return (
    <>
      <s.Sum>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </s.Sum>
      {unknown > 0 && <Muted>{messages.unknownPieces(formatCount(unknown))}</Muted>}
    </>
  );
}

interface ProfitProps extends Pick<PagedTableProps<never>, 'onPageGone'> {
  query: ProfitAddress;
  onChange: (change: Partial<ProfitAddress>) => void;
}

/** What products earned in a period, and all of them together (D197). */
export function Profit({ query: { page, from, to }, onChange, onPageGone }: ProfitProps) {
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const answer = useProductProfitQuery(
    { query: { page, ...days, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  return (
    <>
      <s.Days>
        <DayField
          label={messages.from}
          value={from}
          max={to}
          onChoose={(day) => onChange({ from: day, page: 1 })}
        />
        <DayField
          label={messages.to}
          value={to}
          min={from}
          onChoose={(day) => onChange({ to: day, page: 1 })}
        />
        <ReadyDays from={from} to={to} onChoose={(chosen) => onChange({ ...chosen, page: 1 })} />
      </s.Days>
      <TitledSection
        title={messages.sum}
        action={
          <DownloadLink
            $variant="secondary"
            href={addressOf(exportProfit, { query: days })}
            download
          >
            {messages.exportLabel}
          </DownloadLink>
        }
      >
        {data && <Sum total={data.total} />}
      </TitledSection>
      <ListPanel aria-label={messages.table.title}>
        <PagedTable
          texts={messages.table}
          icon={icons.chart}
          card={CARD}
          columns={profitColumns}
          answer={answer}
          list={data && { items: data.products, total: data.products_total }}
          keyOf={({ product_id }) => product_id}
          page={page}
          isNarrowed={false}
          onPage={(next) => onChange({ page: next })}
          onPageGone={onPageGone}
        />
      </ListPanel>
    </>
  );
}
