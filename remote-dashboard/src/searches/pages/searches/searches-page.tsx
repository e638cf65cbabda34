import { AdminPage } from '@pasal/shared/dashboard';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import * as messages from '../../features/searched-terms/messages';
import { SearchedTerms } from '../../features/searched-terms/searched-terms';
import { readSearchesFilter } from '../../model/searches-address';

export function SearchesPage() {
  const { query, change, correctPage } = useListQuery(readSearchesFilter);
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <SearchedTerms filter={query} onChange={change} onPageGone={correctPage} />
    </AdminPage>
  );
}
