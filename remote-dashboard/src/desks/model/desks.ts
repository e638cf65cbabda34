import type { DeskParcel, OpenStage, ToldEvent } from '@pasal/shared/contracts';

/** The desks in the order in which a parcel comes by. */
export const DESKS = ['call', 'pack', 'hand-over', 'way', 'back'] as const;
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

/** The desk an address names; the first where it names none. */
export const deskOf = (name: string | undefined): Desk =>
  DESKS.find((desk) => desk === name) ?? 'call';

/** Names a parcel among all. */
export const keyOf = ({ id, number }: Pick<DeskParcel, 'id' | 'number'>) => `${id}/${number}`;

/** True when the last promised day is over. */
export const isLate = ({ promised }: Pick<DeskParcel, 'promised'>, today: string) =>
  promised !== undefined && promised.to < today;
