import { SHARED_SLOTS, type ReleaseRecord } from '../../contract/release';

/** Slots each layout shows around all its pages. */
const LAYOUT_SLOTS = { shop: ['headerSearch', 'headerLinks'], dashboard: ['dashboardFrame'] };
export type Layout = keyof typeof LAYOUT_SLOTS;

/** True when a remote is visible in the dashboard only. */
export const isOfDashboard = ({ routes, slots }: Pick<ReleaseRecord, 'routes' | 'slots'>) =>
  routes.every(({ layout }) => layout === 'dashboard') &&
  Object.keys(slots).every((slot) => LAYOUT_SLOTS.dashboard.includes(slot));

/** The filled slots of a layout, each with the release that fills it. */
export function findFilledSlots(remotes: readonly ReleaseRecord[], layout: Layout) {
  return LAYOUT_SLOTS[layout].flatMap((slot) => {
    const fillers = remotes.filter(({ slots }) => Object.hasOwn(slots, slot));
    const shown = SHARED_SLOTS.includes(slot) ? fillers : fillers.slice(0, 1);
    return shown.map((filler) => ({ slot, filler }));
  });
}
