import { TextField } from '@pasal/shared/ui';
import type { ParcelGoods } from '../../model/next-events';
import type { Count } from './event-draft';
import * as messages from './messages';
import { Pair } from './order-parcels.styles';

interface CheckInFieldsProps {
  goods: readonly ParcelGoods[];
  counts: readonly Count[];
  problem: string | undefined;
  onChange: (counts: readonly Count[]) => void;
}

/** How many pieces of each line came back whole, and how many damaged. */
export function CheckInFields({ goods, counts, problem, onChange }: CheckInFieldsProps) {
  const change = (line: number, part: Partial<Count>) =>
    onChange(counts.map((count) => (count.line === line ? { ...count, ...part } : count)));
  return goods.map(({ line, name, quantity }) => {
    const count = counts.find((each) => each.line === line);
    const bounds = { type: 'number', min: 0, max: quantity, error: problem } as const;
    return (
      <Pair key={line}>
        <TextField
          {...bounds}
          label={messages.whole(name)}
          hint={messages.countHint(quantity)}
          value={count?.whole ?? ''}
          onChange={({ target }) => change(line, { whole: target.value })}
        />
        <TextField
          {...bounds}
          label={messages.damaged(name)}
          value={count?.damaged ?? ''}
          onChange={({ target }) => change(line, { damaged: target.value })}
        />
      </Pair>
    );
  });
}
