import type { ReleaseToken } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { Badge, Button, type Column } from '@pasal/shared/ui';
import * as messages from './messages';

const tones = { active: 'success', expired: 'neutral', revoked: 'danger' } as const;

export const tokenColumns = (onRevoke: (token: ReleaseToken) => void): Column<ReleaseToken>[] => [
  { label: messages.label, cell: ({ label }) => label },
  { label: messages.part, width: '112px', cell: ({ name }) => name },
  {
    label: messages.rights,
    cell: ({ rights }) => messages.mayDo(rights.upload, rights.activate, rights.roll_back),
  },
  {
    label: messages.status,
    width: '104px',
    cell: ({ state }) => <Badge $tone={tones[state]}>{messages.states[state]}</Badge>,
  },
  {
    label: messages.used,
    width: '168px',
    nowrap: true,
    cell: ({ last_used_at }) => (last_used_at ? formatDateTime(last_used_at) : messages.never),
  },
  {
    label: messages.ends,
    width: '168px',
    nowrap: true,
    cell: ({ expires_at }) => formatDateTime(expires_at),
  },
  {
    label: messages.actions,
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
