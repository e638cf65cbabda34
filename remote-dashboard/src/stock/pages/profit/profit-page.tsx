import { AdminPage } from '@pasal/shared/dashboard';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { readPeriod } from '../../../kit/model/period';
import * as messages from '../../features/profit/messages';
import { Profit } from '../../features/profit/profit';
import { StockLinks } from '../../features/stock-links/stock-links';

export function ProfitPage() {
  const { query, change, correctPage } = useListQuery(readPeriod);
  return (
    <AdminPage title={messages.title} lead={messages.lead} permission="money">
      <StockLinks />
      <Profit query={query} onChange={change} onPageGone={correctPage} />
    </AdminPage>
  );
}
