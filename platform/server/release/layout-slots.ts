import { SHARED_SLOTS, type ReleaseRecord } from '../../contract/release';

/** Slots each layout shows around every page that stands in it, at once. */
const LAYOUT_SLOTS = { shop: ['headerSearch', 'headerLinks'], dashboard: ['dashboardFrame'] };
export type Layout = keyof typeof LAYOUT_SLOTS;

/** True when nothing of a remote is seen outside the dashboard. */
export const isOfDashboard = ({ routes, slots }: Pick<ReleaseRecord, 'routes' | 'slots'>) =>
  routes.every(({ layout }) => layout === 'dashboard') &&
  Object.keys(slots).every((slot) => LAYOUT_SLOTS.dashboard.includes(slot));

/** The slots of a layout that are filled, each with the release that fills it. */
export function findFilledSlots(remotes: readonly ReleaseRecord[], layout: Layout) {
  return LAYOUT_SLOTS[layout].flatMap((slot) => {
    const fillers = remotes.filter(({ slots }) => Object.hasOwn(slots, slot));
    const shown = SHARED_SLOTS.includes(slot) ? fillers : fillers.slice(0, 1);
    return shown.map((filler) => ({ slot, filler }));
  });
}
