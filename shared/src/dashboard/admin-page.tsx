import type { ReactNode } from 'react';
import { mayAdministrate } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { StateView, icons } from '@pasal/shared/ui';
import * as s from './admin-page.styles';
import * as messages from './messages';
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
  children: ReactNode;
}

/** A page for administrators (D30). Anyone else reads a calm refusal; the server refuses as well. */
export function AdminPage({ title, documentTitle, lead, actions, children }: AdminPageProps) {
  const user = useCurrentUser();
  const isAllowed = user && mayAdministrate(user);
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
      {isAllowed ? (
        children
      ) : (
        <StateView icon={icons.shield} title={messages.notAllowed} text={messages.notAllowedText} />
      )}
    </Page>
  );
}
