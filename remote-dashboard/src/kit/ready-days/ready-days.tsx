import { Choice } from '@pasal/shared/dashboard';
import * as messages from './messages';
import { useReadyPeriods } from './use-ready-periods';

interface ReadyDaysProps {
  from: string | undefined;
  to: string | undefined;
  onChoose: (days: { from: string | undefined; to: string | undefined }) => void;
}

/** Fills both days of a filter with a month or a fiscal year of Bikram Sambat, for readers who chose it (D143). */
export function ReadyDays({ from, to, onChoose }: ReadyDaysProps) {
  const periods = useReadyPeriods();
  if (periods.length === 0) return null;
  const chosen = periods.find((period) => period.from === from && period.to === to);
  const own = from === undefined && to === undefined ? messages.anyDays : messages.ownDays;
  return (
    <Choice
      label={messages.period}
      choices={[['', own], ...periods.map(({ name }) => [name, name] as const)]}
      value={chosen?.name ?? ''}
      onChoose={(name) => {
        const period = periods.find((each) => each.name === name);
        onChoose({ from: period?.from, to: period?.to });
      }}
    />
  );
}
