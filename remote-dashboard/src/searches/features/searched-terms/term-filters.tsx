import { Field, SelectInput } from '@pasal/shared/ui';
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
      <Field label={messages.period}>
        {(control) => (
          <SelectInput
            {...control}
            value={days}
            onChange={({ target }) => onChange({ days: Number(target.value) })}
          >
            {PERIODS.toSorted((one, other) => one - other).map((each) => (
              <option key={each} value={each}>
                {messages.lastDays(each)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={messages.shown}>
        {(control) => (
          <SelectInput
            {...control}
            value={String(nothing)}
            onChange={({ target }) => onChange({ nothing: target.value === 'true' })}
          >
            <option value="false">{messages.all}</option>
            <option value="true">{messages.onlyNothing}</option>
          </SelectInput>
        )}
      </Field>
    </s.Filters>
  );
}
