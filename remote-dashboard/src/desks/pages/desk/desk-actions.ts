import type { DeskParcel, ToldEvent } from '@pasal/shared/contracts';
import * as assignMessages from '../../features/assign-courier/messages';
import * as tellMessages from '../../features/tell-dialog/messages';
import { EVENTS_OF, isHeld, type Desk } from '../../model/desks';
import type { WorkAction } from '../../model/work-action';
import type { OpenDialog } from './desk-dialogs';
import * as messages from './messages';
import type { useWork } from './use-work';

type Work = ReturnType<typeof useWork>;

/** The shortcut of each event that isn't its desk's default. */
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

/** The first of several parcels, for actions on one at a time. */
const one =
  (run: (parcel: DeskParcel) => void) =>
  ([parcel]: readonly DeskParcel[]) => {
    if (parcel) run(parcel);
  };

/** A desk's actions; the first is the default, on Enter. */
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
    // A required call is recorded with its outcome; several parcels, or one that needs no call, are confirmed without
    // one.
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
    // A single parcel is checked line by line; several selected together are already packed.
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
