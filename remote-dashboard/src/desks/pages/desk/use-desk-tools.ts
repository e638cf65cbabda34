import { MAX_ORDERS_AT_ONCE, type DeskParcel } from '@pasal/shared/contracts';
import { useMay } from '@pasal/shared/dashboard';
import { PARCEL_STAGE_LABELS } from '@pasal/shared/domain';
import { useNavigate } from '@pasal/shared/routing';
import {
  find,
  moveTools,
  openFilters,
  pageTools,
  tool,
  type KeyTool,
} from '../../../kit/desk-keys/key-tool';
import * as keyMessages from '../../../kit/desk-keys/messages';
import type { useCursor } from '../../../kit/desk-keys/use-cursor';
import * as scanMessages from '../../../kit/scan-field/messages';
import { useToday } from '../../../kit/use-today';
import { ownPaths } from '../../../paths';
import * as filterMessages from '../../features/desk-filters/messages';
import { useDeskLinks } from '../../features/desk-links/desk-links';
import { ROWS } from '../../features/desk-list/desk-list';
import * as refusedMessages from '../../features/refused-reports/messages';
import { dayBefore } from '../../model/day-before';
import { isNarrowed } from '../../model/desk-query';
import { keyOf, STAGES_OF, type Desk } from '../../model/desks';
import type { OpenDialog } from './desk-dialogs';
import * as messages from './messages';
import type { useParcels } from './use-parcels';

type List = ReturnType<typeof useParcels>;
type Cursor = ReturnType<typeof useCursor<DeskParcel>>;

/** Shortcuts for rows and pages: the current row and the selection. */
function rowTools(list: List, { current, step, toKey }: Cursor): KeyTool[] {
  const { query, parcels, selection, select, change } = list;
  const last = Math.ceil((list.answer.data?.total ?? 0) / ROWS);
  const isAll = parcels.every((parcel) => selection.has(keyOf(parcel)));
  const turn = (by: number) => () => {
    const page = query.page + by;
    if (page < 1 || page > last) return;
    change({ page });
    toKey('');
  };
  return [
    ...moveTools({ step }),
    tool('BracketRight', ']', messages.nextPage, turn(1)),
    tool('BracketLeft', '[', messages.pageBefore, turn(-1)),
    tool('KeyX', 'X', messages.selectRow, () => {
      if (current) select([current], !selection.has(keyOf(current)));
    }),
    tool('KeyA', 'A', messages.selectPage, () => select(parcels, !isAll)),
    tool(
      'Shift+KeyA',
      'Shift A',
      messages.selectAll(MAX_ORDERS_AT_ONCE),
      () => void list.selectAll(),
      last > 1,
    ),
  ];
}

/** Shortcuts for views: the list's filters, and the other desks. */
function useViewTools(desk: Desk, { query, change, clear }: List): KeyTool[] {
  const today = useToday();
  const links = useDeskLinks();
  const navigate = useNavigate();
  const stages = STAGES_OF[desk].length > 1 ? STAGES_OF[desk] : [];
  const late = () => change({ promised_by: dayBefore(today) });
  return [
    tool('Shift+KeyF', 'Shift F', keyMessages.filters, openFilters),
    tool('Shift+KeyL', 'Shift L', filterMessages.late, late),
    tool('Shift+KeyC', 'Shift C', filterMessages.clear, () => {
      if (isNarrowed(query)) clear();
    }),
    ...stages.map((stage, at) =>
      tool(`Shift+Digit${at + 1}`, `Shift ${at + 1}`, PARCEL_STAGE_LABELS[stage], () =>
        change({ stage }),
      ),
    ),
    ...pageTools(links, navigate),
  ];
}

/** Shortcuts for the current row's order: call the buyer, and open its page if allowed. */
function useOrderTools({ current }: Cursor): KeyTool[] {
  const navigate = useNavigate();
  const readsOrders = useMay('orders');
  if (current === undefined) return [];
  const row = `tr:has([data-row="${keyOf(current)}"])`;
  const dial = () => find(`${row} a[href^="tel:"]`)?.click();
  const open = () => void navigate(ownPaths.order(current.id));
  return [
    tool('KeyT', 'T', messages.dial, dial),
    ...(readsOrders ? [tool('Shift+Enter', 'Shift Enter', messages.openOrder, open)] : []),
  ];
}

/** A desk's keys besides its actions. Each button of a desk has one (record 86). */
export function useDeskTools(
  desk: Desk,
  list: List,
  cursor: Cursor,
  {
    refused,
    open,
    leave,
  }: { refused: number; open: (dialog: OpenDialog) => void; leave: () => void },
): readonly KeyTool[] {
  const uncalled = list.parcels.filter(({ no_call }) => no_call !== undefined);
  const selectUncalled = () => list.replace(uncalled);
  const opens = (kind: 'keys' | 'sheet' | 'report' | 'refused') => () => open({ kind });
  return [
    ...rowTools(list, cursor),
    ...(uncalled.length > 0
      ? [tool('KeyW', 'W', messages.selectUncalled, selectUncalled, true)]
      : []),
    ...useOrderTools(cursor),
    tool('Slash', '/', scanMessages.code, () => find('[data-scan]')?.focus()),
    ...(desk === 'hand-over' ? [tool('KeyS', 'S', messages.sheet, opens('sheet'), true)] : []),
    ...(desk === 'way' ? [tool('KeyL', 'L', messages.report, opens('report'), true)] : []),
    ...(refused > 0
      ? [tool('KeyE', 'E', refusedMessages.title(refused), opens('refused'), true)]
      : []),
    ...useViewTools(desk, list),
    tool('Escape', 'Esc', messages.leave, leave),
    tool('?', '?', keyMessages.keys, opens('keys'), true),
  ];
}
