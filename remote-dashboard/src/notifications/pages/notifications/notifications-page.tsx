import { NOTIFICATION_STATES } from '@pasal/shared/contracts';
import { Filters, Lead, ListPanel, Page, Title } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { StatusFilter } from '../../../kit/list-filters/status-filter';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { readListQuery } from '../../../kit/model/list-address';
import * as messages from '../../features/notification-list/messages';
import { NotificationList } from '../../features/notification-list/notification-list';

const readQuery = (address: URLSearchParams) => readListQuery(address, NOTIFICATION_STATES);

export function NotificationsPage() {
  const { query, change, correctPage } = useListQuery(readQuery);
  return (
    <Page>
      <PageHead title={messages.title} />
      <div>
        <Title>{messages.title}</Title>
        <Lead>{messages.about}</Lead>
      </div>
      <Filters>
        <StatusFilter
          labels={messages.stateLabels}
          statuses={NOTIFICATION_STATES}
          value={query.status}
          onChange={(status) => change({ status })}
        />
      </Filters>
      <ListPanel aria-label={messages.list}>
        <NotificationList
          query={query}
          onPage={(page) => change({ page })}
          onPageGone={correctPage}
        />
      </ListPanel>
    </Page>
  );
}
