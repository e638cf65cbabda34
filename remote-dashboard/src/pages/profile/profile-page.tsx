import { PageHead } from '@pasal/shared/shell';
import { useCurrentUser } from '../../features/current-user/use-current-user';
import { Page, Title } from '../../features/page-layout/page-layout.styles';
import { messages } from '../../features/staff-profile/messages';
import { StaffProfile } from '../../features/staff-profile/staff-profile';

export function ProfilePage() {
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <StaffProfile user={useCurrentUser()} />
    </Page>
  );
}
