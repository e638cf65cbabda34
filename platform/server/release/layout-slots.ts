import { SHARED_SLOTS, type ReleaseRecord } from '../../contract/release';

/** Slots the shop's layout shows around each of its pages, at once. */
const LAYOUT_SLOTS = ['headerSearch', 'headerLinks'];

/** The slots of the layout that are filled, each with the release that fills it. */
export function filledSlots(remotes: readonly ReleaseRecord[]) {
  return LAYOUT_SLOTS.flatMap((slot) => {
    const fillers = remotes.filter(({ slots }) => Object.hasOwn(slots, slot));
    const shown = SHARED_SLOTS.includes(slot) ? fillers : fillers.slice(0, 1);
    return shown.map((filler) => ({ slot, filler }));
  });
}
