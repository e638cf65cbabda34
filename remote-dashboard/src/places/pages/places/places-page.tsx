import { useState } from 'react';
import { AddButton, AdminPage } from '@pasal/shared/dashboard';
import type { PlaceTask } from '../../features/place-admin/district-row';
import * as messages from '../../features/place-admin/messages';
import { PlaceAdmin } from '../../features/place-admin/place-admin';
import { PlaceDialogs } from '../../features/place-admin/place-dialogs';

export function PlacesPage() {
  const [chosen, setChosen] = useState<PlaceTask>();
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={
        <AddButton variant="primary" onClick={() => setChosen({ task: 'add-district' })}>
          {messages.addDistrict}
        </AddButton>
      }
    >
      <PlaceAdmin onTask={setChosen} />
      {chosen && <PlaceDialogs chosen={chosen} onClose={() => setChosen(undefined)} />}
    </AdminPage>
  );
}
