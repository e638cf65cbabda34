import { Choice } from '@pasal/shared/dashboard';
import { PERIODS, type SearchesFilter } from '../../model/searches-address';
import * as messages from './messages';
import * as s from './searched-terms.styles';

interface TermFiltersProps {
  filter: SearchesFilter;
  onChange: (change: Partial<SearchesFilter>) => void;
}

export function TermFilters({ filter: { days, nothing }, onChange }: TermFiltersProps) {
  return (
    <s.Filters>
      <Choice
        label={messages.period}
        choices={PERIODS.toSorted((one, other) => one - other).map((each) => [
          String(each),
          messages.lastDays(each),
        ])}
        value={String(days)}
        onChoose={(chosen) => onChange({ days: Number(chosen) })}
      />
      <Choice
        label={messages.shown}
        choices={[
          ['false', messages.all],
          ['true', messages.onlyNothing],
        ]}
        value={String(nothing)}
        onChoose={(chosen) => onChange({ nothing: chosen === 'true' })}
      />
    </s.Filters>
  );
}
