import { AdminPage } from '@pasal/shared/dashboard';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { CashBook } from '../../features/cash-book/cash-book';
import * as messages from '../../features/cash-book/messages';
import { MoneyLinks, usePageTools } from '../../features/money-links/money-links';
import { readBook } from '../../model/book-address';

export function CashBookPage() {
  const { query, change } = useListQuery(readBook);
  return (
    <AdminPage title={messages.title} lead={messages.lead} permission="money">
      <MoneyLinks />
      <CashBook pages={usePageTools()} query={query} onChange={change} />
    </AdminPage>
  );
}
