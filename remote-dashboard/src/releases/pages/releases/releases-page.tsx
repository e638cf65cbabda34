import { useId, useState, type ReactNode } from 'react';
import { Button, Icon } from '@pasal/shared/ui';
import { AdminPage } from '../../../kit/admin-parts/admin-page';
import { Section, SectionHead } from '../../../kit/admin-parts/admin-parts.styles';
import { ListPanel } from '../../../kit/page-layout/page-layout.styles';
import * as history from '../../features/release-history/messages';
import { ReleaseHistory } from '../../features/release-history/release-history';
import * as messages from '../../features/release-list/messages';
import { ReleaseList } from '../../features/release-list/release-list';
import { AddTokenDialog } from '../../features/token-list/add-token-dialog';
import * as tokens from '../../features/token-list/messages';
import { TokenList } from '../../features/token-list/token-list';

interface PartProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, lead, action, children }: PartProps) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{title}</h2>
          <p>{lead}</p>
        </div>
        {action}
      </SectionHead>
      {children}
    </Section>
  );
}

/** Releases of the shop's parts: what is live, who may change it, what was changed. */
export function ReleasesPage() {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="secondary" onClick={() => setAdding(true)}>
      <Icon name="plus" size={18} /> {tokens.add}
    </Button>
  );
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <ListPanel aria-label={messages.live}>
        <ReleaseList />
      </ListPanel>
      <Part title={tokens.title} lead={tokens.lead} action={add}>
        <TokenList />
      </Part>
      <Part title={history.title} lead={history.lead}>
        <ReleaseHistory />
      </Part>
      {isAdding && <AddTokenDialog onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}
