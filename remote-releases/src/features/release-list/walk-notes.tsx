import type {
  LiveRelease,
  ReleaseOverview,
  ReleaseWalk,
  WalkUnderWay,
} from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import { Badge } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './release-list.styles';

/** A warning before a release goes live: it wraps native functions used by all parts of a page. */
export function WrapsNote({ wraps }: Pick<LiveRelease, 'wraps'>) {
  if (!wraps?.length) return null;
  return (
    <s.Note>
      <Badge $tone="warning">{messages.wraps(wraps)}</Badge>
      <s.Muted>{messages.wrapsText}</s.Muted>
    </s.Note>
  );
}

/** Who walked through the shop with a release, when, and the result. */
export function WalkNote({ walk }: { walk: ReleaseWalk | undefined }) {
  const dates = useDates();
  if (!walk) {
    return (
      <s.Note>
        <Badge $tone="neutral">{messages.notWalked}</Badge>
      </s.Note>
    );
  }
  const { walked_by: by, at, findings, stale } = walk;
  const passed = stale ? 'neutral' : 'success';
  return (
    <s.Note>
      <Badge $tone={findings.length > 0 ? 'danger' : passed}>
        {messages.walked(findings.length)}
      </Badge>
      <s.Muted>{messages.walkedBy({ by, when: dates.dateTime(at), stale })}</s.Muted>
    </s.Note>
  );
}

/** A walk in progress. */
export function WalkingNote({ version, since }: WalkUnderWay) {
  const dates = useDates();
  return (
    <s.Note>
      <Badge $tone="warning">{messages.walking}</Badge>
      <s.Muted>{messages.walkingText(version, dates.dateTime(since))}</s.Muted>
    </s.Note>
  );
}

/** The notes on a version that can be activated. */
export function VersionNotes({ wraps, walk }: ReleaseOverview['versions'][number]) {
  return (
    <s.Noted>
      <WrapsNote {...(wraps && { wraps })} />
      <WalkNote walk={walk} />
      {walk && walk.findings.length > 0 && (
        <s.Findings aria-label={messages.findings}>
          {walk.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </s.Findings>
      )}
    </s.Noted>
  );
}
