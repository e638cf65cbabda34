import { PageHead } from '@pasal/shared/shell';
import { messages } from '../../features/overview/messages';
import { Overview } from '../../features/overview/overview';
import { Page, Title } from '../../features/page-layout/page-layout.styles';

export function DashboardPage() {
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <Overview />
    </Page>
  );
}
