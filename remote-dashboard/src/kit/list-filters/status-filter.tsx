import { Field, SelectInput } from '@pasal/shared/ui';
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
    <Field label={messages.status}>
      {(control) => (
        <SelectInput
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(statuses.find((status) => status === target.value))}
        >
          <option value="">{messages.allStatuses}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {labels[status]}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
