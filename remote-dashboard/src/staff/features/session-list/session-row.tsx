import type { StaffSession } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import type { Dates } from '@pasal/shared/domain';
import { Badge, Button } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './session-list.styles';

const deviceOf = ({ device }: StaffSession) => device || messages.unknownDevice;

function factsOf({ address, last_seen_at, created_at }: StaffSession, { dateTime }: Dates): string {
  const seen = messages.seen(dateTime(last_seen_at));
  return [seen, address, messages.since(dateTime(created_at))].filter(Boolean).join(' · ');
}

interface SessionRowProps {
  session: StaffSession;
  /** It is being ended. */
  ending: boolean;
  onEnd: () => void;
}

/** One sign-in: the device, its facts, and a way to end it unless it is this one. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const dates = useDates();
  return (
    <s.Row>
      <div>
        <strong>
          {deviceOf(session)}
          {session.current && <Badge $tone="success">{messages.current}</Badge>}
        </strong>
        <p>{factsOf(session, dates)}</p>
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
