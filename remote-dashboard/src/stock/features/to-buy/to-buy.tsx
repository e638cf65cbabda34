import { addressOf } from '@pasal/shared/api';
import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { exportToBuy } from '@pasal/shared/contracts/calls';
import {
  Choice,
  Filters,
  ListPanel,
  PagedTable,
  useCurrentUser,
  type PagedTableProps,
} from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { icons } from '@pasal/shared/ui';
import { DownloadLink } from '../../../kit/download-link';
import { TitleBar } from '../../../kit/title-bar';
import { WEEKS, type ToBuyAddress } from '../../model/stock-address';
import { useStockToBuyQuery } from '../../stock-api';
import * as messages from './messages';
import { CARD, toBuyColumns } from './to-buy-columns';

interface ToBuyProps extends Pick<PagedTableProps<never>, 'onPageGone'> {
  query: ToBuyAddress;
  onChange: (change: Partial<ToBuyAddress>) => void;
}

/** What won't last, most urgent first, a page at a time or as a file. */
export function ToBuy({ query: { page, weeks }, onChange, onPageGone }: ToBuyProps) {
  const user = useCurrentUser();
  const answer = useStockToBuyQuery(
    { query: { page, weeks, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  return (
    <>
      <TitleBar>
        <h2>{messages.listTitle}</h2>
        <div>
          <DownloadLink
            $variant="secondary"
            href={addressOf(exportToBuy, { query: { weeks } })}
            download
          >
            {messages.exportLabel}
          </DownloadLink>
        </div>
      </TitleBar>
      <Filters>
        <Choice
          label={messages.weeks}
          choices={WEEKS.map((each) => [String(each), messages.forWeeks(each)])}
          value={String(weeks)}
          onChoose={(chosen) => onChange({ weeks: Number(chosen), page: 1 })}
        />
      </Filters>
      <ListPanel aria-label={messages.listTitle}>
        <PagedTable
          texts={messages.table}
          icon={icons.check}
          card={CARD}
          columns={toBuyColumns(user !== null && mayAdministrate(user))}
          answer={answer}
          list={data && { items: data.goods, total: data.total }}
          keyOf={({ product_id, variant_id }) => `${product_id} ${variant_id ?? ''}`}
          page={page}
          isNarrowed={false}
          onPage={(next) => onChange({ page: next })}
          onPageGone={onPageGone}
        />
      </ListPanel>
    </>
  );
}
