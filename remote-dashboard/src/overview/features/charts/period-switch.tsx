import { useId } from 'react';
import { CHART_PERIODS, type ChartPeriod } from '@pasal/shared/contracts';
import { VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';
import { Switch } from './charts.styles';

interface PeriodSwitchProps {
  value: ChartPeriod;
  onChange: (days: ChartPeriod) => void;
}

export function PeriodSwitch({ value, onChange }: PeriodSwitchProps) {
  const name = useId();
  return (
    <Switch>
      <VisuallyHidden as="legend">{messages.period}</VisuallyHidden>
      {CHART_PERIODS.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name={name}
            checked={days === value}
            onChange={() => onChange(days)}
          />
          {messages.days(days)}
        </label>
      ))}
    </Switch>
  );
}
