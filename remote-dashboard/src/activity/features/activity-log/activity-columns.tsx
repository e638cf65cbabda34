import type { Activity } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import type { Column } from '@pasal/shared/ui';
import * as s from './activity-log.styles';
import { ChangeList } from './change-list';
import * as messages from './messages';

/** An entry's card on a phone: action, user and time, with the changes below. */
export const CARD = '"what what" auto "who when" auto "changes changes" auto / minmax(0, 1fr) auto';

export const activityColumns: Column<Activity>[] = [
  {
    label: messages.when,
    area: 'when',
    width: '168px',
    nowrap: true,
    cell: ({ at }) => <Moment at={at} />,
  },
  { label: messages.who, area: 'who', width: '208px', cell: ({ by }) => by },
  {
    label: messages.what,
    area: 'what',
    width: '30%',
    cell: ({ action, kind, thing }) => (
      <>
        {messages.actions[action]} {messages.kinds[kind]}{' '}
        <s.Thing>{messages.things[thing] ?? thing}</s.Thing>
      </>
    ),
  },
  {
    label: messages.changes,
    area: 'changes',
    cell: ({ changes }) => <ChangeList changes={changes} />,
  },
];
