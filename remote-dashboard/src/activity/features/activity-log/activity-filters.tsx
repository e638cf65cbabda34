import { ACTIVITY_KINDS } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import type { ActivityFilter } from '../../model/activity-address';
import { DayField } from '../../../kit/day-field/day-field';
import { ReadyDays } from '../../../kit/ready-days/ready-days';
import * as s from './activity-log.styles';
import * as messages from './messages';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  people: readonly string[];
  onChange: (change: Partial<ActivityFilter>) => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const KINDS = ACTIVITY_KINDS.map((kind) => [kind, capital(messages.kinds[kind])] as const);

export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  // Someone the address names is shown, whether the log knows them or not.
  const known = filter.by === undefined || people.includes(filter.by);
  const listed = known ? people : [...people, filter.by ?? ''];
  return (
    <s.Filters>
      <Choice
        label={messages.person}
        choices={[['', messages.everyone], ...listed.map((email) => [email, email] as const)]}
        value={filter.by ?? ''}
        onChoose={(by) => onChange({ by })}
      />
      <Choice
        label={messages.kind}
        choices={[['', messages.everything], ...KINDS]}
        value={filter.kind ?? ''}
        onChoose={(kind) => onChange({ kind: kind || undefined })}
      />
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
      <ReadyDays from={filter.from} to={filter.to} onChoose={onChange} />
    </s.Filters>
  );
}
