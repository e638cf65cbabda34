import type { OwedParcel } from '@pasal/shared/contracts';
import { find, tool, type KeyTool } from '../../../kit/desk-keys/key-tool';
import * as scanMessages from '../../../kit/scan-field/messages';
import type { DraftRow } from '../../model/settlement-draft';
import * as messages from './messages';

interface OwedKeys {
  current: DraftRow | undefined;
  overpaid: readonly OwedParcel[];
  onTick: (row: DraftRow) => void;
  onTickAll: () => void;
  onCheck: () => void;
  onDrop: (parcel: OwedParcel) => void;
  onLeave: () => void;
}

/** Focuses a courier's last settlements, whose menus open with Enter. */
const toSettlements = tool('KeyM', 'M', messages.settlements, () =>
  find('[data-settlements] button')?.focus(),
);

/** Shortcuts while ticking what was handed in; X, A and Enter as at the other desks. */
export function owedTools(keys: OwedKeys): KeyTool[] {
  const { current, overpaid } = keys;
  const [first] = overpaid;
  const cashField = current && `li:has([data-row="${current.ref}"]) input[inputmode]`;
  return [
    ...(current === undefined
      ? []
      : [
          tool('KeyX', 'X', messages.tickRow, () => keys.onTick(current)),
          tool('KeyA', 'A', messages.tickAllOrNone, keys.onTickAll),
          tool('KeyC', 'C', messages.typeCash, () => cashField && find(cashField)?.focus()),
          tool('KeyW', 'W', messages.writeOffRow, () => keys.onDrop(current.parcel)),
          tool('Enter', 'Enter', messages.check, keys.onCheck),
        ]),
    ...(first === undefined
      ? []
      : [tool('KeyE', 'E', messages.evenTitle, () => keys.onDrop(first))]),
    tool('Slash', '/', scanMessages.code, () => find('[data-scan]')?.focus()),
    tool('KeyL', 'L', messages.readFile, () => find('[data-settle] input[type="file"]')?.click()),
    toSettlements,
    tool('Escape', 'Esc', messages.leave, keys.onLeave),
  ];
}

/** Shortcuts of the booking preview. A scanner ends each code with Enter, which must not book (D307). */
export const bookingTools = (onBack: () => void): KeyTool[] => [
  tool('KeyB', 'B', messages.bookIt, () => find('[data-booking] button[type="submit"]')?.click()),
  tool('KeyD', 'D', messages.day, () => find('[data-booking] :is(input, select)')?.focus()),
  tool('KeyR', 'R', messages.reference, () => find('[data-reference]')?.focus()),
  tool('KeyU', 'U', messages.unbookedFile, () => find('[data-booking] a[download]')?.click()),
  tool('Escape', 'Esc', messages.leaveBooking, onBack),
];
