import type { StaffMember, User } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import { mayChangeMember } from '@pasal/shared/domain';
import { Badge, Menu, type Column, type MenuItem, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './staff-admin.styles';

/** Tasks for a member of staff. */
export type StaffTask = 'sessions' | 'password' | 'role' | 'roles' | 'access' | 'delete';

interface StaffActions {
  user: User;
  onTask: (task: StaffTask, member: StaffMember) => void;
}

/** People cannot change their own rights (D26). */
function menuItems(member: StaffMember, { user, onTask }: StaffActions): MenuItem[] {
  const item = (label: string, task: StaffTask, rest: Partial<MenuItem> = {}): MenuItem => ({
    label,
    ...rest,
    onChoose: () => onTask(task, member),
  });
  const sessions = item(messages.sessions, 'sessions', { icon: icons.globe });
  if (!mayChangeMember(user, member.id)) return [sessions];
  return [
    sessions,
    item(messages.setPassword, 'password', { icon: icons.key }),
    item(member.role === 'admin' ? messages.makeStaff : messages.makeAdmin, 'role', {
      icon: icons.shield,
    }),
    item(messages.changeRole, 'roles', { icon: icons.users }),
    item(member.disabled ? messages.enable : messages.disable, 'access', {
      icon: member.disabled ? icons.check : icons.pause,
    }),
    item(messages.deleteLabel, 'delete', { icon: icons.trash, danger: true }),
  ];
}

/** A member's card on a phone. */
export const CARD =
  '"person status actions" auto "role role actions" auto "seen seen seen" auto "added added added" auto / minmax(0, 1fr) auto 44px';

export function staffColumns(actions: StaffActions): Column<StaffMember>[] {
  return [
    {
      label: messages.email,
      area: 'person',
      cell: ({ id, email }) => (
        <s.Person>
          {email} {id === actions.user.id && <Badge $tone="neutral">{messages.you}</Badge>}
        </s.Person>
      ),
    },
    {
      label: messages.role,
      area: 'role',
      width: '140px',
      cell: ({ role }) => messages.roles[role],
    },
    {
      label: messages.status,
      area: 'status',
      width: '112px',
      cell: ({ disabled }) => (
        <Badge $tone={disabled ? 'danger' : 'success'}>
          {disabled ? messages.disabled : messages.active}
        </Badge>
      ),
    },
    {
      label: messages.seen,
      area: 'seen',
      named: true,
      width: '176px',
      nowrap: true,
      cell: ({ last_seen_at }) => (last_seen_at ? <Moment at={last_seen_at} /> : messages.never),
    },
    {
      label: messages.added,
      area: 'added',
      named: true,
      width: '176px',
      nowrap: true,
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      label: messages.actions,
      area: 'actions',
      width: '92px',
      height: '44px',
      cell: (member) => (
        <Menu label={messages.actionsOf(member.email)} items={menuItems(member, actions)} />
      ),
    },
  ];
}
