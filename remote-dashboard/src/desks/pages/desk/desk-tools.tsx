import type { DeskParcel } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import type { Desk } from '../../model/desks';
import type { OpenDialog } from './desk-dialogs';
import * as messages from './messages';

interface DeskToolsProps {
  desk: Desk;
  parcels: readonly DeskParcel[];
  onSelect: (parcels: readonly DeskParcel[]) => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** What can be done at a desk besides working through its list. */
export function DeskTools({ desk, parcels, onSelect, onOpen }: DeskToolsProps) {
  const uncalled = parcels.filter(({ no_call }) => no_call !== undefined);
  const opens = (kind: 'keys' | 'sheet' | 'report', label: string) => (
    <Button variant="secondary" onClick={() => onOpen({ kind })}>
      {label}
    </Button>
  );
  return (
    <div>
      {uncalled.length > 0 && (
        <Button variant="secondary" onClick={() => onSelect(uncalled)}>
          {messages.selectUncalled}
        </Button>
      )}
      {desk === 'hand-over' && opens('sheet', messages.sheet)}
      {desk === 'way' && opens('report', messages.report)}
      {opens('keys', messages.keys)}
    </div>
  );
}
