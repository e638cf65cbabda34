import type { ReleaseToken } from '@pasal/shared/contracts';
import { Moment, useDates } from '@pasal/shared/dates';
import { Badge, Button, type Column } from '@pasal/shared/ui';
import * as messages from './messages';

const tones = { active: 'success', expired: 'neutral', revoked: 'danger' } as const;

/** A token's card on a phone. */
export const CARD =
  '"team team actions" auto "part state actions" auto "rights rights rights" auto "used used ends" auto / auto minmax(0, 1fr) auto';

/** Only the date: tokens are valid for months. */
function LastDay({ at }: { at: string }) {
  return useDates().date(at);
}

export const tokenColumns = (onRevoke: (token: ReleaseToken) => void): Column<ReleaseToken>[] => [
  { label: messages.label, area: 'team', cell: ({ label }) => label },
  { label: messages.part, area: 'part', width: '112px', cell: ({ name }) => name },
  {
    label: messages.rights,
    area: 'rights',
    cell: ({ rights }) => messages.mayDo(rights.upload, rights.activate, rights.roll_back),
  },
  {
    label: messages.status,
    area: 'state',
    width: '104px',
    cell: ({ state }) => <Badge $tone={tones[state]}>{messages.states[state]}</Badge>,
  },
  {
    label: messages.used,
    area: 'used',
    named: true,
    width: '190px',
    nowrap: true,
    cell: ({ last_used_at }) => (last_used_at ? <Moment at={last_used_at} /> : messages.never),
  },
  {
    label: messages.ends,
    area: 'ends',
    named: true,
    width: '150px',
    cell: ({ expires_at }) => <LastDay at={expires_at} />,
  },
  {
    label: messages.actions,
    area: 'actions',
    width: '136px',
    height: '44px',
    cell: (token) =>
      token.state !== 'revoked' && (
        <Button
          variant="secondary"
          aria-label={messages.revokeOf(token.label)}
          onClick={() => onRevoke(token)}
        >
          {messages.revoke}
        </Button>
      ),
  },
];
