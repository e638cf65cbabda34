import type { StaffSession } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { Badge, Button } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './session-list.styles';

const deviceOf = ({ device }: StaffSession) => device || messages.unknownDevice;

function factsOf({ address, last_seen_at, created_at }: StaffSession): string {
  const seen = messages.seen(formatDateTime(last_seen_at));
  return [seen, address, messages.since(formatDateTime(created_at))].filter(Boolean).join(' · ');
}

interface SessionRowProps {
  session: StaffSession;
  /** It is being ended. */
  ending: boolean;
  onEnd: () => void;
}

/** One sign-in: the device, its facts, and a way to end it unless it is this one. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  return (
    <s.Row>
      <div>
        <strong>
          {deviceOf(session)}
          {session.current && <Badge $tone="success">{messages.current}</Badge>}
        </strong>
        <p>{factsOf(session)}</p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          aria-label={messages.signOutOf(deviceOf(session))}
          busy={ending}
          onClick={onEnd}
        >
          {messages.signOut}
        </Button>
      )}
    </s.Row>
  );
}
