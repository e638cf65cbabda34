import { changeOf } from '../../model/chart-days';
import * as messages from './messages';
import { Share } from './change.styles';

interface ChangeProps {
  now: number;
  before: number;
  days: number;
}

/** The sum of a period against that of as many days before. */
export function Change({ now, before, days }: ChangeProps) {
  const percent = changeOf(now, before);
  if (percent === undefined) return <p>{messages.nothingBefore(days)}</p>;
  return (
    <p>
      <Share $by={percent}>{messages.percent(percent)}</Share> {messages.against(days)}
    </p>
  );
}
