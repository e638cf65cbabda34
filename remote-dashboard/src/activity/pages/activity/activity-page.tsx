import { AdminPage } from '@pasal/shared/dashboard';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { ActivityLog } from '../../features/activity-log/activity-log';
import * as messages from '../../features/activity-log/messages';
import { readActivityFilter } from '../../model/activity-address';

export function ActivityPage() {
  const { query, change, correctPage } = useListQuery(readActivityFilter);
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <ActivityLog filter={query} onChange={change} onPageGone={correctPage} />
    </AdminPage>
  );
}
