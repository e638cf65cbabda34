import type { StaffMember, User } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { WORDS } from '@pasal/shared/domain';
import { DataTable, FailedView, StateView, icons } from '@pasal/shared/ui';
import { useStaffMembersQuery } from '../../staff-api';
import * as messages from './messages';
import { staffColumns, type StaffTask } from './staff-columns';

interface StaffListProps {
  user: User;
  onTask: (task: StaffTask, member: StaffMember) => void;
}

/** Everyone on the staff, in four faces. */
export function StaffList(props: StaffListProps) {
  const { data, error, isFetching, refetch } = useStaffMembersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.staffs.length === 0) return <StateView icon={icons.users} title={messages.empty} />;
  return (
    <DataTable
      caption={messages.title}
      columns={staffColumns(props)}
      items={data?.staffs}
      keyOf={({ id }) => id}
      expected={3}
      busy={isFetching && data !== undefined}
    />
  );
}
