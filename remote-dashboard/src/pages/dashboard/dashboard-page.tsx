import { useSearchParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { Charts } from '../../features/charts/charts';
import { messages } from '../../features/overview/messages';
import { Overview } from '../../features/overview/overview';
import { Page, Title } from '../../features/page-layout/page-layout.styles';
import { readPeriod, writePeriod } from '../../model/chart-days';

export function DashboardPage() {
  const [address, setAddress] = useSearchParams();
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <Overview />
      <Charts
        period={readPeriod(address)}
        onPeriod={(days) => setAddress((now) => writePeriod(now, days), { replace: true })}
      />
    </Page>
  );
}
