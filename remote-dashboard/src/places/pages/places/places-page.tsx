import { useState } from 'react';
import { AdminPage } from '@pasal/shared/dashboard';
import { Button, Icon, icons } from '@pasal/shared/ui';
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
        <Button onClick={() => setChosen({ task: 'add-district' })}>
          <Icon shape={icons.plus} size={18} /> {messages.addDistrict}
        </Button>
      }
    >
      <PlaceAdmin onTask={setChosen} />
      {chosen && <PlaceDialogs chosen={chosen} onClose={() => setChosen(undefined)} />}
    </AdminPage>
  );
}
