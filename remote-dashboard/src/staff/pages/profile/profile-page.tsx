import { Columns, Page, Title, TitledSection, useCurrentUser } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { ChangeEmail } from '../../features/account-forms/change-email';
import { ChangePassword } from '../../features/account-forms/change-password';
import { LanguageForm } from '../../features/language-form/language-form';
import * as sessionMessages from '../../features/session-list/messages';
import { SessionList } from '../../features/session-list/session-list';
import * as messages from '../../features/staff-profile/messages';
import { StaffProfile } from '../../features/staff-profile/staff-profile';
import * as s from './profile-page.styles';

/** A person's own account, password and sessions. */
export function ProfilePage() {
  const user = useCurrentUser();
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      {user === null ? (
        <StaffProfile user={null} />
      ) : (
        <Columns $widths="minmax(0, 2fr) minmax(0, 3fr)">
          <s.Stack>
            <StaffProfile user={user} />
            <LanguageForm user={user} />
            <ChangeEmail staffId={user.id} />
            <ChangePassword staffId={user.id} email={user.email} />
          </s.Stack>
          <TitledSection title={sessionMessages.title} lead={sessionMessages.lead}>
            <SessionList staffId={user.id} />
          </TitledSection>
        </Columns>
      )}
    </Page>
  );
}
