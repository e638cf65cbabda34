import { AdminPage } from '@pasal/shared/dashboard';
import { useSearchParams } from '@pasal/shared/routing';
import { ActivityLog } from '../../features/activity-log/activity-log';
import * as messages from '../../features/activity-log/messages';
import { readActivityFilter, writeActivityFilter } from '../../model/activity-address';

export function ActivityPage() {
  const [address, setAddress] = useSearchParams();
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <ActivityLog
        filter={readActivityFilter(address)}
        onChange={(change) => setAddress((now) => writeActivityFilter(now, change))}
        onPageGone={(page) =>
          setAddress((now) => writeActivityFilter(now, { page }), { replace: true })
        }
      />
    </AdminPage>
  );
}
