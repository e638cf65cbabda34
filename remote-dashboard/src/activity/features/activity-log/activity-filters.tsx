import { ACTIVITY_KINDS } from '@pasal/shared/contracts';
import { Field, SelectInput } from '@pasal/shared/ui';
import type { ActivityFilter } from '../../model/activity-address';
import { DayField } from '../../../kit/day-field/day-field';
import * as s from './activity-log.styles';
import * as messages from './messages';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  people: readonly string[];
  onChange: (change: Partial<ActivityFilter>) => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  // Someone the address names is shown, whether the log knows them or not.
  const known = filter.by === undefined || people.includes(filter.by);
  const listed = known ? people : [...people, filter.by ?? ''];
  return (
    <s.Filters>
      <Field label={messages.person}>
        {(control) => (
          <SelectInput
            {...control}
            value={filter.by ?? ''}
            onChange={({ target }) => onChange({ by: target.value })}
          >
            <option value="">{messages.everyone}</option>
            {listed.map((email) => (
              <option key={email}>{email}</option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={messages.kind}>
        {(control) => (
          <SelectInput
            {...control}
            value={filter.kind ?? ''}
            onChange={({ target }) =>
              onChange({ kind: ACTIVITY_KINDS.find((kind) => kind === target.value) })
            }
          >
            <option value="">{messages.everything}</option>
            {ACTIVITY_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {capital(messages.kinds[kind])}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <DayField
        label={messages.from}
        max={filter.to}
        value={filter.from}
        onChoose={(from) => onChange({ from })}
      />
      <DayField
        label={messages.to}
        min={filter.from}
        value={filter.to}
        onChoose={(to) => onChange({ to })}
      />
    </s.Filters>
  );
}
