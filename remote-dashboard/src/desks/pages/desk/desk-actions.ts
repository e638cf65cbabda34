import type { DeskParcel, ToldEvent } from '@pasal/shared/contracts';
import * as assignMessages from '../../features/assign-courier/messages';
import * as tellMessages from '../../features/tell-dialog/messages';
import { EVENTS_OF, isHeld, type Desk } from '../../model/desks';
import type { WorkAction } from '../../model/work-action';
import type { OpenDialog } from './desk-dialogs';
import * as messages from './messages';
import type { useWork } from './use-work';

type Work = ReturnType<typeof useWork>;

/** The key of each event that is not the usual one of its desk. */
const KEYS: Partial<Record<ToldEvent, readonly [code: string, shown: string]>> = {
  unpacked: ['KeyU', 'U'],
  on_the_way: ['KeyO', 'O'],
  not_delivered: ['KeyF', 'F'],
  coming_back: ['KeyB', 'B'],
  taken_back: ['KeyR', 'R'],
};

const ENTER = ['Enter', 'Enter'] as const;

const action = (
  [code, shown]: readonly [string, string],
  label: string,
  run: WorkAction['run'],
  isSingle = false,
): WorkAction => ({ code, shown, label, run, isSingle });

/** Of several parcels the first, for what is done to one at a time. */
const one =
  (run: (parcel: DeskParcel) => void) =>
  ([parcel]: readonly DeskParcel[]) => {
    if (parcel) run(parcel);
  };

/** What can be done at a desk; the first is what is usually done, by Enter. */
export function actionsOf(
  desk: Desk,
  work: Work,
  open: (dialog: OpenDialog) => void,
): readonly WorkAction[] {
  const withPapers = (kind: 'print' | 'check-in' | 'pack') => (parcels: readonly DeskParcel[]) =>
    void work.read(parcels).then((papers) => papers?.[0] && open({ kind, papers, parcels }));
  const tell = (event: ToldEvent, key: readonly [string, string] = ENTER) =>
    action(key, tellMessages.tell[event], (parcels) => open({ kind: 'tell', event, parcels }));
  const confirm = (parcels: readonly DeskParcel[]) => {
    const [parcel, ...others] = parcels;
    // Of one that must be called it is written down that it was; several are confirmed without a call, and so is what needs none.
    if (parcel && others.length === 0 && parcel.no_call === undefined)
      return void work.callOne('confirmed', parcel);
    const onConfirm = (some: readonly DeskParcel[]) => void work.reportAll('confirmed', some);
    if (parcels.some(isHeld)) open({ kind: 'confirm', parcels, onConfirm });
    else onConfirm(parcels);
  };
  const assign = action(['KeyG', 'G'], assignMessages.assign, (parcels) =>
    open({ kind: 'assign', parcels }),
  );
  const print = action(['KeyP', 'P'], messages.print, withPapers('print'));

  if (desk === 'call') {
    const call = one((parcel) => open({ kind: 'call', parcel }));
    const miss = one((parcel) => void work.callOne('not_reached', parcel));
    return [
      action(ENTER, messages.call, call, true),
      action(['KeyC', 'C'], messages.confirm, confirm),
      action(['KeyN', 'N'], messages.notReached, miss, true),
    ];
  }
  if (desk === 'pack') {
    // One is checked line by line; several are packed already when they are selected together.
    const pack = action(ENTER, messages.packed, (parcels) => {
      if (parcels.length > 1) void work.reportAll('packed', parcels);
      else withPapers('pack')(parcels);
    });
    return [pack, print, assign];
  }
  if (desk === 'back') {
    return [action(ENTER, tellMessages.tell.came_back, withPapers('check-in'))];
  }
  const [usual, ...others] = EVENTS_OF[desk];
  const told = others.flatMap((event) => (KEYS[event] ? [tell(event, KEYS[event])] : []));
  return [
    ...(usual ? [tell(usual)] : []),
    ...told,
    ...(desk === 'hand-over' ? [print, assign] : []),
  ];
}
