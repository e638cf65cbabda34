import type { ActivityChange } from '@pasal/shared/contracts';
import { VisuallyHidden } from '@pasal/shared/ui';
import * as s from './activity-log.styles';
import * as messages from './messages';

/** Maximum changes listed per entry; others are only counted. */
const MAX_LISTED = 6;

/** The label of a field such as `legal.vat_number`. */
const wordsOf = (field: string) =>
  field
    .split('.')
    .map((part) => messages.fields[part] ?? part.replaceAll('_', ' '))
    .join(' ');

const valueOf = (value: string | null) =>
  value === null ? messages.nothing : (messages.values[value] ?? value);

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
      {name}: <VisuallyHidden>{messages.before}</VisuallyHidden> <del>{valueOf(before)}</del>{' '}
      <span aria-hidden="true">→</span> <VisuallyHidden>{messages.after}</VisuallyHidden>{' '}
      <ins>{valueOf(after)}</ins>
    </li>
  );
}

/** The changes of one entry by field. */
export function ChangeList({ changes }: { changes: readonly ActivityChange[] }) {
  if (changes.length === 0) return null;
  const rest = changes.length - MAX_LISTED;
  return (
    <s.Changes>
      {changes.slice(0, MAX_LISTED).map((change) => (
        <Change key={change.field} {...change} />
      ))}
      {rest > 0 && <li>{messages.more(rest)}</li>}
    </s.Changes>
  );
}
