import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { DayField } from '../day-field/day-field';
import type { Period } from '../model/period';
import * as messages from './messages';
import { ReadyDays } from './ready-days';

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 220px));
  gap: ${tokens.space(3)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface PeriodFieldsProps {
  period: Period;
  /** The response's days, if none are selected. */
  answered?: { from: string; to: string } | undefined;
  onChange: (change: Partial<Period>) => void;
}

/** First and last day of a period, with presets alongside. */
export function PeriodFields({ period, answered, onChange }: PeriodFieldsProps) {
  const { from = answered?.from, to = answered?.to } = period;
  return (
    <Days>
      <DayField
        label={messages.from}
        value={from}
        max={to}
        onChoose={(day) => onChange({ from: day })}
      />
      <DayField
        label={messages.to}
        value={to}
        min={from}
        onChoose={(day) => onChange({ to: day })}
      />
      <ReadyDays from={period.from} to={period.to} onChoose={onChange} />
    </Days>
  );
}
