import { addressOf } from '@pasal/shared/api';
import { DASHBOARD_PAGE_SIZE, type Profit as Total } from '@pasal/shared/contracts';
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
import { DownloadLink } from '../../../kit/download-link';
import { Figures } from '../../../kit/figures';
import { formatCount } from '../../../kit/format-count';
import type { PeriodPage } from '../../../kit/model/period';
import { PeriodFields } from '../../../kit/ready-days/period-fields';
import { useProductProfitQuery } from '../../stock-api';
import * as messages from './messages';
import { CARD, profitColumns } from './profit-columns';

function Sum({ total: { pieces, sales, cost, unknown, profit } }: { total: Total }) {
  const figures = [
    [messages.pieces, formatCount(pieces)],
    [messages.sales, formatRupees(sales)],
    [messages.cost, unknown < pieces ? formatRupees(cost) : messages.unknown],
    [messages.profit, profit === null ? messages.unknown : formatRupees(profit)],
  ] as const;
  return (
    <>
      <Figures figures={figures} />
      {unknown > 0 && <Muted>{messages.unknownPieces(formatCount(unknown))}</Muted>}
    </>
  );
}

interface ProfitProps extends Pick<PagedTableProps<never>, 'onPageGone'> {
  query: PeriodPage;
  onChange: (change: Partial<PeriodPage>) => void;
}

/** Profit by product in a period, and in total (D197). */
export function Profit({ query: { page, from, to }, onChange, onPageGone }: ProfitProps) {
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const answer = useProductProfitQuery(
    { query: { page, ...days, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  return (
    <>
      <PeriodFields period={{ from, to }} onChange={(chosen) => onChange({ ...chosen, page: 1 })} />
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
