import type { ReactNode } from 'react';
import { mayAdministrate } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { StateView, icons } from '@pasal/shared/ui';
import { useCurrentUser } from './use-current-user';
import * as messages from './messages';
import * as s from './page.styles';

interface AdminPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  /** What can be done at the top of the page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of D30: whoever is no administrator is told so, calmly; the server refuses as well. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  const user = useCurrentUser();
  const isAllowed = user !== null && mayAdministrate(user);
  return (
    <s.Page>
      <PageHead title={title} />
      <s.Top>
        <div>
          <s.Title>{title}</s.Title>
          {isAllowed && lead && <s.Lead>{lead}</s.Lead>}
        </div>
        {isAllowed && actions}
      </s.Top>
      {isAllowed ? (
        children
      ) : (
        <StateView icon={icons.shield} title={messages.notAllowed} text={messages.notAllowedText} />
      )}
    </s.Page>
  );
}
