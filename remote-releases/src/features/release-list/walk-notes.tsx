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

/** What everyone who lets a release go live should know: it wraps natives that all parts of a page use. */
export function WrapsNote({ wraps }: Pick<LiveRelease, 'wraps'>) {
  if (!wraps?.length) return null;
  return (
    <s.Note>
      <Badge $tone="warning">{messages.wraps(wraps)}</Badge>
      <s.Muted>{messages.wrapsText}</s.Muted>
    </s.Note>
  );
}

/** Who walked through the shop with a release in place, when, and how it ended. */
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

/** A walk that is under way. */
export function WalkingNote({ version, since }: WalkUnderWay) {
  const dates = useDates();
  return (
    <s.Note>
      <Badge $tone="warning">{messages.walking}</Badge>
      <s.Muted>{messages.walkingText(version, dates.dateTime(since))}</s.Muted>
    </s.Note>
  );
}

/** What is known of a version that may be activated. */
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
