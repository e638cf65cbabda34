import { Choice } from '@pasal/shared/dashboard';
import * as messages from './messages';

interface StatusFilterProps<Status extends string> {
  labels: Readonly<Record<Status, string>>;
  statuses: readonly Status[];
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { labels, statuses, value, onChange } = props;
  return (
    <Choice
      label={messages.status}
      choices={[
        ['', messages.allStatuses],
        ...statuses.map((status): [Status | '', string] => [status, labels[status]]),
      ]}
      value={value ?? ''}
      onChoose={(status) => onChange(status || undefined)}
    />
  );
}
