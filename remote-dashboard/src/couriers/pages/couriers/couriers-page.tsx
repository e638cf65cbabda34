import { useState } from 'react';
import type { Courier } from '@pasal/shared/contracts';
import { AddButton, AdminPage, ListPanel } from '@pasal/shared/dashboard';
import { CourierForm } from '../../features/courier-admin/courier-form';
import { CourierList } from '../../features/courier-admin/courier-list';
import * as messages from '../../features/courier-admin/messages';
import { LinkDialog } from '../../../kit/rider-link/link-dialog';

/** Couriers with their places and charges, for administrators. */
export function CouriersPage() {
  const [open, setOpen] = useState<{ courier: Courier | undefined }>();
  const [linked, setLinked] = useState<Courier>();
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={
        <AddButton variant="primary" onClick={() => setOpen({ courier: undefined })}>
          {messages.add}
        </AddButton>
      }
    >
      <ListPanel aria-label={messages.title}>
        <CourierList onEdit={(courier) => setOpen({ courier })} onLink={setLinked} />
      </ListPanel>
      {linked && <LinkDialog courier={linked} onClose={() => setLinked(undefined)} />}
      {open && <CourierForm courier={open.courier} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}
