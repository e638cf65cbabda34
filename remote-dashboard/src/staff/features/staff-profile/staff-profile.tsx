import { useId } from 'react';
import type { User } from '@pasal/shared/contracts';
import { Badge, StateView, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './staff-profile.styles';

/** The card of R2.97. */
export function StaffProfile({ user }: { user: User | null }) {
  const heading = useId();
  if (!user)
    return <StateView icon={icons.user} title={messages.noUser} text={messages.noUserText} />;
  return (
    <s.Card aria-labelledby={heading}>
      <h2 id={heading}>{messages.card}</h2>
      <s.Facts>
        <dt>{messages.id}</dt>
        <dd>{user.id}</dd>
        <dt>{messages.email}</dt>
        <dd>{user.email}</dd>
        <dt>{messages.role}</dt>
        <dd>{messages.roles[user.role]}</dd>
        <dt>{messages.status}</dt>
        <dd>
          <Badge $tone="success">{messages.active}</Badge>
        </dd>
      </s.Facts>
      <footer>{messages.footer}</footer>
    </s.Card>
  );
}
