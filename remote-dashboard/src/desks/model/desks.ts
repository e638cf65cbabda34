import type { DeskParcel, OpenStage, ToldEvent, User } from '@pasal/shared/contracts';
import { maySeeStage } from '@pasal/shared/domain';

/** The desks in the order in which a parcel comes by. */
const DESKS = ['call', 'pack', 'hand-over', 'way', 'back'] as const;
export type Desk = (typeof DESKS)[number];

/** What waits at each; the first stage is the one that is shown. */
export const STAGES_OF: Record<Desk, readonly [OpenStage, ...OpenStage[]]> = {
  call: ['new'],
  pack: ['confirmed'],
  'hand-over': ['packed'],
  way: ['handed_over', 'on_the_way', 'could_not_deliver'],
  back: ['coming_back'],
};

/** What is told of parcels at a desk, the usual first. */
export const EVENTS_OF: Record<Desk, readonly ToldEvent[]> = {
  call: ['confirmed'],
  pack: ['packed'],
  'hand-over': ['handed_over', 'unpacked'],
  way: ['delivered', 'on_the_way', 'not_delivered', 'coming_back', 'taken_back'],
  back: ['came_back'],
};

/** The desks at which a person works. */
export const desksOf = (user: User | null): readonly Desk[] =>
  DESKS.filter((desk) => user === null || maySeeStage(user, STAGES_OF[desk][0]));

/** The desk an address names; the first of theirs where it names none. */
export const deskOf = (name: string | undefined, theirs: readonly Desk[]): Desk =>
  DESKS.find((desk) => desk === name) ?? theirs[0] ?? 'call';

/** Names a parcel among all. */
export const keyOf = ({ id, number }: Pick<DeskParcel, 'id' | 'number'>) => `${id}/${number}`;

/** True when a rule of the owner's wants the buyer called first. */
export const isHeld = ({ rules }: Pick<DeskParcel, 'rules'>) =>
  rules?.some(({ leads_to }) => leads_to === 'call') === true;

/** True when the last promised day is over. */
export const isLate = ({ promised }: Pick<DeskParcel, 'promised'>, today: string) =>
  promised !== undefined && promised.to < today;
