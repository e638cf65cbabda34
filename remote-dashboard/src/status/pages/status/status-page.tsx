import { AdminPage, useCurrentUser } from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import * as messages from '../../features/server-status/messages';
import { ServerStatus } from '../../features/server-status/server-status';
import { useServerStatusQuery } from '../../status-api';

export function StatusPage() {
  const user = useCurrentUser();
  const skip = !user || !mayAdministrate(user);
  const answer = useServerStatusQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const again = (
    <Button
      variant="secondary"
      busy={answer.isFetching && answer.data !== undefined}
      onClick={() => void answer.refetch()}
    >
      {messages.again}
    </Button>
  );
  return (
    <AdminPage title={messages.title} lead={messages.lead} actions={again}>
      <ServerStatus answer={answer} />
    </AdminPage>
  );
}
