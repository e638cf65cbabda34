import { useState } from 'react';
import { AdminPage, ListPanel, TitledSection } from '@pasal/shared/dashboard';
import { Button, Icon, icons } from '@pasal/shared/ui';
import * as history from '../../features/release-history/messages';
import { ReleaseHistory } from '../../features/release-history/release-history';
import { ReleaseHealth } from '../../features/release-health/release-health';
import * as previews from '../../features/preview-list/messages';
import { PreviewList } from '../../features/preview-list/preview-list';
import * as messages from '../../features/release-list/messages';
import { ReleaseList } from '../../features/release-list/release-list';
import { AddTokenDialog } from '../../features/token-list/add-token-dialog';
import * as tokens from '../../features/token-list/messages';
import { TokenList } from '../../features/token-list/token-list';
import { title } from '../../messages';

/** Releases of the shop's parts: what is live, who may change it, what was changed. */
export function ReleasesPage() {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="secondary" onClick={() => setAdding(true)}>
      <Icon shape={icons.plus} size={18} /> {tokens.add}
    </Button>
  );
  return (
    <AdminPage title={title} lead={messages.lead}>
      <ListPanel aria-label={messages.live}>
        <ReleaseList />
      </ListPanel>
      <ReleaseHealth />
      <TitledSection title={previews.title} lead={previews.lead}>
        <PreviewList />
      </TitledSection>
      <TitledSection title={tokens.title} lead={tokens.lead} action={add}>
        <TokenList />
      </TitledSection>
      <TitledSection title={history.title} lead={history.lead}>
        <ReleaseHistory />
      </TitledSection>
      {isAdding && <AddTokenDialog onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}
