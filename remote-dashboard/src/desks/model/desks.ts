import type { DeskParcel, OpenStage, ToldEvent, User } from '@pasal/shared/contracts';
import { maySeeStage } from '@pasal/shared/domain';

/** The desks in the order of a parcel's progress. */
const DESKS = ['call', 'pack', 'hand-over', 'way', 'back'] as const;
export type Desk = (typeof DESKS)[number];

/** The stages listed at each; the first one is the default. */
export const STAGES_OF: Record<Desk, readonly [OpenStage, ...OpenStage[]]> = {
  call: ['new'],
  pack: ['confirmed'],
  'hand-over': ['packed'],
  way: ['handed_over', 'on_the_way', 'could_not_deliver'],
  back: ['coming_back'],
};

/** Events reported at a desk, most common first. */
export const EVENTS_OF: Record<Desk, readonly ToldEvent[]> = {
  call: ['confirmed'],
  pack: ['packed'],
  'hand-over': ['handed_over', 'unpacked'],
  way: ['delivered', 'on_the_way', 'not_delivered', 'coming_back', 'taken_back'],
  back: ['came_back'],
};

/** The desks available to a user. */
export const desksOf = (user: User | null): readonly Desk[] =>
  DESKS.filter((desk) => user === null || maySeeStage(user, STAGES_OF[desk][0]));

/** The desk in an address, or else the user's first. */
export const deskOf = (name: string | undefined, theirs: readonly Desk[]): Desk =>
  DESKS.find((desk) => desk === name) ?? theirs[0] ?? 'call';

/** The unique key of a parcel. */
export const keyOf = ({ id, number }: Pick<DeskParcel, 'id' | 'number'>) => `${id}/${number}`;

/** True if an owner's rule requires a call first. */
export const isHeld = ({ rules }: Pick<DeskParcel, 'rules'>) =>
  rules?.some(({ leads_to }) => leads_to === 'call') === true;

/** True if the last promised day has passed. */
export const isLate = ({ promised }: Pick<DeskParcel, 'promised'>, today: string) =>
  promised !== undefined && promised.to < today;
