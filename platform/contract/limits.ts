/** Numbers of the release platform, apart from the schemas: a browser needs them alone. */

/** Percent of the visitors at each step of a release that grows by a plan. */
export const PLAN_SHARES = [1, 10, 50, 100] as const;
/** A step ends after so many visits that speak for the release, or after so many hours with a person's yes. */
export const PLAN_VISITS = 50;
export const PLAN_HOURS = 24;
/** The visits that a passed walk stands for in the first step of a plan. */
export const WALK_VISITS = 40;
/** `waiting` for visits or for a person's yes; `stopped` by a person, or because it no longer fits. */
export const PLAN_STATES = ['growing', 'waiting', 'stopped'] as const;
export const PLAN_DECISIONS = ['go-on', 'stop'] as const;
/** The shop reports how releases did for this many hours, and for at most this many versions of one remote. */
export const HEALTH_HOURS = 48;
export const MAX_HEALTH_VERSIONS = 4;
export type PlanState = (typeof PLAN_STATES)[number];
export type PlanDecision = (typeof PLAN_DECISIONS)[number];
