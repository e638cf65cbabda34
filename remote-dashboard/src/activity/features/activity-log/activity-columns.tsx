import type { Activity } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import type { Column } from '@pasal/shared/ui';
import * as s from './activity-log.styles';
import { ChangeList } from './change-list';
import * as messages from './messages';

export const activityColumns: Column<Activity>[] = [
  { label: messages.when, width: '168px', nowrap: true, cell: ({ at }) => formatDateTime(at) },
  { label: messages.who, width: '208px', cell: ({ by }) => by },
  {
    label: messages.what,
    width: '30%',
    cell: ({ action, kind, thing }) => (
      <>
        {messages.actions[action]} {messages.kinds[kind]} <s.Thing>{thing}</s.Thing>
      </>
    ),
  },
  { label: messages.changes, cell: ({ changes }) => <ChangeList changes={changes} /> },
];
