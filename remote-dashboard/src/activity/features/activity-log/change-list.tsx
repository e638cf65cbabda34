import type { ActivityChange } from '@pasal/shared/contracts';
import { VisuallyHidden } from '@pasal/shared/ui';
import * as s from './activity-log.styles';
import * as messages from './messages';

/** Changes told of one entry; the rest is counted. */
const TOLD = 6;

const wordsOf = (field: string) => field.replaceAll(/[_.]/g, ' ');

function Change({ field, before, after }: ActivityChange) {
  const name = <b>{wordsOf(field)}</b>;
  if (before === null && after === null) {
    return (
      <li>
        {name} {messages.changed}
      </li>
    );
  }
  return (
    <li>
      {name}: <VisuallyHidden>{messages.before}</VisuallyHidden>{' '}
      <del>{before ?? messages.nothing}</del> <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden>{messages.after}</VisuallyHidden> <ins>{after ?? messages.nothing}</ins>
    </li>
  );
}

/** What an entry changed, field by field. */
export function ChangeList({ changes }: { changes: readonly ActivityChange[] }) {
  if (changes.length === 0) return null;
  const rest = changes.length - TOLD;
  return (
    <s.Changes>
      {changes.slice(0, TOLD).map((change) => (
        <Change key={change.field} {...change} />
      ))}
      {rest > 0 && <li>{messages.more(rest)}</li>}
    </s.Changes>
  );
}
