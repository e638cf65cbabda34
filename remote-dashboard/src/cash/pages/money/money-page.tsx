import { AdminPage } from '@pasal/shared/dashboard';
import { MoneyLinks, usePageTools } from '../../features/money-links/money-links';
import * as messages from '../../features/owing/messages';
import { Owing } from '../../features/owing/owing';

export function MoneyPage() {
  return (
    <AdminPage title={messages.title} lead={messages.lead} permission="money">
      <MoneyLinks />
      <Owing pages={usePageTools()} />
    </AdminPage>
  );
}
