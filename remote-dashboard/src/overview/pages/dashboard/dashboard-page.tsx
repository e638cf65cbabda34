import { Page, Title } from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { PageHead, selectUser, useShopSelector } from '@pasal/shared/shell';
import { Charts } from '../../features/charts/charts';
import { Checklist } from '../../features/checklist/checklist';
import * as messages from '../../features/overview/messages';
import { Overview } from '../../features/overview/overview';
import { readSpan, writeSpan } from '../../model/chart-days';

export function DashboardPage() {
  const [address, setAddress] = useSearchParams();
  const user = useShopSelector(selectUser);
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      {user && mayAdministrate(user) && <Checklist />}
      <Overview />
      <Charts
        span={readSpan(address)}
        onSpan={(span) => setAddress((now) => writeSpan(now, span), { replace: true })}
      />
    </Page>
  );
}
