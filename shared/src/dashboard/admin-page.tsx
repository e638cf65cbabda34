import type { ReactNode } from 'react';
import type { Permission } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import * as s from './admin-page.styles';
import { NotAllowed } from './not-allowed';
import { Page, Title } from './page.styles';
import { useCurrentUser } from './use-current-user';

interface AdminPageProps {
  title: string;
  /** The document's title, if several pages have the same heading. */
  documentTitle?: string;
  /** The purpose of the page, in a sentence. */
  lead?: string;
  /** Actions at the top of the page. */
  actions?: ReactNode;
  /** Also grants access to other roles. */
  permission?: Permission;
  children: ReactNode;
}

/** A page for administrators (D30), or for users with a permission. Others see a message; the server refuses them as well. */
export function AdminPage(props: AdminPageProps) {
  const { title, documentTitle, lead, actions, permission = 'admin', children } = props;
  const user = useCurrentUser();
  const isAllowed = user && hasPermission(user, permission);
  return (
    <Page>
      <PageHead title={documentTitle ?? title} />
      <s.Top>
        <div>
          <Title>{title}</Title>
          {isAllowed && lead && <s.Lead>{lead}</s.Lead>}
        </div>
        {isAllowed && actions}
      </s.Top>
      {isAllowed ? children : <NotAllowed isAdmins />}
    </Page>
  );
}
