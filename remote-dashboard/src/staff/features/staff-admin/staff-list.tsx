import type { StaffMember, User } from '@pasal/shared/contracts';
import { ListTable } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { useStaffMembersQuery } from '../../staff-api';
import * as messages from './messages';
import { CARD, staffColumns, type StaffTask } from './staff-columns';

interface StaffListProps {
  user: User;
  onTask: (task: StaffTask, member: StaffMember) => void;
}

/** Everyone on the staff, in a table. */
export function StaffList(props: StaffListProps) {
  const answer = useStaffMembersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListTable
      caption={messages.title}
      card={CARD}
      columns={staffColumns(props)}
      answer={answer}
      items={answer.data?.staffs}
      keyOf={({ id }) => id}
      expected={3}
      failed={messages.failed}
      empty={messages.empty}
      icon={icons.users}
    />
  );
}
