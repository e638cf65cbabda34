import { AdminPage } from '@pasal/shared/dashboard';
import { useSearchParams } from '@pasal/shared/routing';
import * as messages from '../../features/searched-terms/messages';
import { SearchedTerms } from '../../features/searched-terms/searched-terms';
import { readSearchesFilter, writeSearchesFilter } from '../../model/searches-address';

export function SearchesPage() {
  const [address, setAddress] = useSearchParams();
  const filter = readSearchesFilter(address);
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <SearchedTerms
        filter={filter}
        onChange={(change) => setAddress(writeSearchesFilter({ ...filter, page: 1, ...change }))}
        onPageGone={(page) =>
          setAddress(writeSearchesFilter({ ...filter, page }), { replace: true })
        }
      />
    </AdminPage>
  );
}
