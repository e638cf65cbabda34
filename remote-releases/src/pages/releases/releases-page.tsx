import { useState } from 'react';
import { AddButton, AdminPage, ListPanel, TitledSection } from '@pasal/shared/dashboard';
import * as history from '../../features/release-history/messages';
import { ReleaseHistory } from '../../features/release-history/release-history';
import { ReleaseHealth } from '../../features/release-health/release-health';
import * as previews from '../../features/preview-list/messages';
import { PreviewList } from '../../features/preview-list/preview-list';
import * as messages from '../../features/release-list/messages';
import { ReleaseList } from '../../features/release-list/release-list';
import { AllowServiceDialog } from '../../features/service-list/allow-service-dialog';
import * as services from '../../features/service-list/messages';
import { ServiceList } from '../../features/service-list/service-list';
import { AddTokenDialog } from '../../features/token-list/add-token-dialog';
import * as tokens from '../../features/token-list/messages';
import { TokenList } from '../../features/token-list/token-list';
import { title } from '../../messages';

/** Releases of the shop's parts: what is live, who may change it, and past changes. */
export function ReleasesPage() {
  const [isAdding, setAdding] = useState(false);
  const [isAllowing, setAllowing] = useState(false);
  const add = <AddButton onClick={() => setAdding(true)}>{tokens.add}</AddButton>;
  const allow = <AddButton onClick={() => setAllowing(true)}>{services.add}</AddButton>;
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
      <TitledSection title={services.title} lead={services.lead} action={allow}>
        <ServiceList />
      </TitledSection>
      <TitledSection title={history.title} lead={history.lead}>
        <ReleaseHistory />
      </TitledSection>
      {isAdding && <AddTokenDialog onClose={() => setAdding(false)} />}
      {isAllowing && <AllowServiceDialog onClose={() => setAllowing(false)} />}
    </AdminPage>
  );
}
