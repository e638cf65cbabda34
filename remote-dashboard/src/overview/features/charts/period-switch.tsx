import { useId } from 'react';
import { CHART_PERIODS } from '@pasal/shared/contracts';
import { VisuallyHidden } from '@pasal/shared/ui';
import { useReadyPeriods } from '../../../kit/ready-days/use-ready-periods';
import type { ChartSpan } from '../../model/chart-days';
import * as messages from './messages';
import { Switch } from './charts.styles';

interface PeriodSwitchProps {
  value: ChartSpan;
  onChange: (span: Partial<ChartSpan>) => void;
}

/** The last days, and for readers of Bikram Sambat its months and fiscal years. */
export function PeriodSwitch({ value, onChange }: PeriodSwitchProps) {
  const name = useId();
  const choices = [
    ...CHART_PERIODS.map((days) => ({
      label: messages.days(days),
      span: { days },
      isChosen: value.from === undefined && value.days === days,
    })),
    ...useReadyPeriods().map(({ name: label, from, to }) => ({
      label,
      span: { from, to },
      isChosen: value.from === from && value.to === to,
    })),
  ];
  return (
    <Switch>
      <VisuallyHidden as="legend">{messages.period}</VisuallyHidden>
      {choices.map(({ label, span, isChosen }) => (
        <label key={label}>
          <input type="radio" name={name} checked={isChosen} onChange={() => onChange(span)} />
          {label}
        </label>
      ))}
    </Switch>
  );
}
