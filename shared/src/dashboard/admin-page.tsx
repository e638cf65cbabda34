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
  /** The title of the document, where several pages have the same heading. */
  documentTitle?: string;
  /** The purpose of the page, in a sentence. */
  lead?: string;
  /** Actions at the top of the page. */
  actions?: ReactNode;
  /** What opens it to other roles as well. */
  permission?: Permission;
  children: ReactNode;
}

/** A page for administrators (D30), or for who has a permission. Anyone else reads a calm refusal; the server refuses as well. */
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
