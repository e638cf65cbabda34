import { useState } from 'react';
import type { StaffMember } from '@pasal/shared/contracts';
import { AddButton, AdminPage, ListPanel, useCurrentUser } from '@pasal/shared/dashboard';
import { AddStaffDialog } from '../../features/staff-admin/add-staff-dialog';
import * as messages from '../../features/staff-admin/messages';
import type { StaffTask } from '../../features/staff-admin/staff-columns';
import { StaffList } from '../../features/staff-admin/staff-list';
import { StaffTaskDialog } from '../../features/staff-admin/staff-task-dialog';

export function StaffPage() {
  const user = useCurrentUser();
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<{ task: StaffTask; member: StaffMember }>();
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={
        <AddButton variant="primary" onClick={() => setAdding(true)}>
          {messages.add}
        </AddButton>
      }
    >
      <ListPanel aria-label={messages.title}>
        {user && <StaffList user={user} onTask={(task, member) => setChosen({ task, member })} />}
      </ListPanel>
      {adding && <AddStaffDialog onClose={() => setAdding(false)} />}
      {chosen && <StaffTaskDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </AdminPage>
  );
}
