import { MAX_ORDERS_AT_ONCE, type DeskParcel } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import { BulkBar } from '../../../kit/bulk-bar/bulk-bar';
import { KeyCap } from '../../../kit/key-cap';
import type { WorkAction } from '../../model/work-action';
import * as messages from './messages';

interface DeskBarProps {
  actions: readonly WorkAction[];
  selected: readonly DeskParcel[];
  onClear: () => void;
}

/** What can be done with the selected parcels together, each with its key. */
export function DeskBar({ actions, selected, onClear }: DeskBarProps) {
  const isTooMany = selected.length > MAX_ORDERS_AT_ONCE;
  const fitting = actions.filter(({ isSingle }) => !isSingle || selected.length === 1);
  return (
    <BulkBar
      label={messages.bar}
      selected={selected.length > 0 ? messages.selected(selected.length) : undefined}
      notes={isTooMany ? [messages.tooMany(MAX_ORDERS_AT_ONCE)] : []}
    >
      {fitting.map(({ code, shown, label, run }, at) => (
        <Button
          key={code}
          variant={at === 0 ? 'primary' : 'secondary'}
          disabled={isTooMany}
          onClick={() => run(selected)}
        >
          {label} <KeyCap aria-hidden="true">{shown}</KeyCap>
        </Button>
      ))}
      <Button variant="quiet" onClick={onClear}>
        {messages.clear}
      </Button>
    </BulkBar>
  );
}
