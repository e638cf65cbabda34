import { MAX_DELIVERY_CHARGE, MAX_DELIVERY_DAYS } from '@pasal/shared/contracts';
import { Muted } from '@pasal/shared/dashboard';
import { Checkbox, TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import type { TermsDraft } from '../model/terms-draft';
import { Days } from './terms-fields.styles';

interface TermsFieldsProps {
  terms: TermsDraft;
  /** Finds the problem of a field of the terms, such as `days.to`. */
  problemOf: (path: string) => string | undefined;
  onChange: (part: Partial<TermsDraft>) => void;
}

/** The fields for a place's delivery: its price, its days, and if there is any. */
export function TermsFields({ terms, problemOf, onChange }: TermsFieldsProps) {
  const { served, charge, days, fast_days } = terms;
  const day = (name: 'from' | 'to') => (
    <TextField
      label={messages[name]}
      type="number"
      min={0}
      max={MAX_DELIVERY_DAYS}
      value={days[name]}
      error={problemOf(`days.${name}`)}
      onChange={({ target }) => onChange({ days: { ...days, [name]: target.value } })}
    />
  );
  return (
    <>
      <Checkbox
        label={messages.served}
        checked={served}
        onChange={({ target }) => onChange({ served: target.checked })}
      />
      {served && (
        <>
          <TextField
            label={messages.charge}
            type="number"
            min={0}
            max={MAX_DELIVERY_CHARGE}
            step="any"
            value={charge}
            error={problemOf('charge')}
            onChange={({ target }) => onChange({ charge: target.value })}
          />
          <Days>
            {day('from')}
            {day('to')}
          </Days>
          <Muted>{messages.daysHint}</Muted>
          <TextField
            label={messages.fast}
            hint={messages.fastHint}
            type="number"
            min={0}
            max={MAX_DELIVERY_DAYS}
            value={fast_days}
            error={problemOf('fast_days')}
            onChange={({ target }) => onChange({ fast_days: target.value })}
          />
        </>
      )}
    </>
  );
}
