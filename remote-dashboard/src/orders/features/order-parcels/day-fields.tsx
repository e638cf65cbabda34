import type { PromisedDays } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import { DayField } from '../../../kit/day-field/day-field';
import * as messages from './messages';
import { Pair } from './order-parcels.styles';

/** Both empty where the order's own days hold. */
type Days = PromisedDays;

export const promiseOf = ({ from, to }: Days): PromisedDays | null =>
  from === '' || to === '' ? null : { from, to };

export const promiseProblem = ({ from, to }: Days): FormProblems =>
  (from === '') === (to === '') ? {} : { to: messages.bothDays };

interface DayFieldsProps {
  days: Days;
  problem: string | undefined;
  onChange: (part: Partial<Days>) => void;
}

/** Between which days a parcel is expected. */
export function DayFields({ days, problem, onChange }: DayFieldsProps) {
  return (
    <Pair>
      <DayField
        label={messages.promisedFrom}
        hint={messages.promisedHint}
        value={days.from || undefined}
        onChoose={(from = '') => onChange({ from })}
      />
      <DayField
        label={messages.promisedTo}
        error={problem}
        value={days.to || undefined}
        onChoose={(to = '') => onChange({ to })}
      />
    </Pair>
  );
}
