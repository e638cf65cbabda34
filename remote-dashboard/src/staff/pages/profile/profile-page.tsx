import { useId } from 'react';
import { Page, Section, SectionHead, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { ChangeEmail } from '../../features/change-email/change-email';
import { ChangePassword } from '../../features/change-password/change-password';
import * as sessionMessages from '../../features/session-list/messages';
import { SessionList } from '../../features/session-list/session-list';
import * as messages from '../../features/staff-profile/messages';
import { StaffProfile } from '../../features/staff-profile/staff-profile';
import * as s from './profile-page.styles';

/** Who one is, with one's own password and sessions. */
export function ProfilePage() {
  const user = useCurrentUser();
  const heading = useId();
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      {user === null ? (
        <StaffProfile user={null} />
      ) : (
        <s.Columns>
          <s.Stack>
            <StaffProfile user={user} />
            <ChangeEmail staffId={user.id} />
            <ChangePassword staffId={user.id} email={user.email} />
          </s.Stack>
          <Section aria-labelledby={heading}>
            <SectionHead>
              <div>
                <h2 id={heading}>{sessionMessages.title}</h2>
                <p>{sessionMessages.lead}</p>
              </div>
            </SectionHead>
            <SessionList staffId={user.id} />
          </Section>
        </s.Columns>
      )}
    </Page>
  );
}
