import { Filters, Page, Title } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { SearchBox } from '../../../kit/list-filters/search-box';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { CustomerLinks } from '../../features/customer-links/customer-links';
import { CustomerList } from '../../features/customer-list/customer-list';
import * as messages from '../../features/customer-list/messages';
import { readCustomerQuery } from '../../model/customer-query';

/** Customers by their phone numbers (D240). */
export function CustomersPage() {
  const { query, change } = useListQuery(readCustomerQuery);
  return (
    <Page>
      <PageHead title={messages.title} />
      <div>
        <Title>{messages.title}</Title>
        <p>{messages.lead}</p>
      </div>
      <CustomerLinks />
      <Filters>
        <SearchBox
          placeholder={messages.search}
          value={query.search}
          onSearch={(search) => change({ search, before: undefined })}
        />
      </Filters>
      <CustomerList query={query} onChange={change} />
    </Page>
  );
}
