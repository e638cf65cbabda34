/** Numbers of the release platform, separate from the schemas, because a browser needs only the numbers. */

/** Percent of the visitors at each step of a rollout plan. */
export const PLAN_SHARES = [1, 10, 50, 100] as const;
/** A step ends after this many successful visits, or by a person's approval after this many hours. */
export const PLAN_VISITS = 50;
export const PLAN_HOURS = 24;
/** How many visits a passed walk counts for in the first step of a plan. */
export const WALK_VISITS = 40;
/** `waiting` for visits or approval; `stopped` by a person, or because it no longer fits. */
export const PLAN_STATES = ['growing', 'waiting', 'stopped'] as const;
export const PLAN_DECISIONS = ['go-on', 'stop'] as const;
/** The shop reports the health of releases for this many hours, and for at most this many versions of one remote. */
export const HEALTH_HOURS = 48;
export const MAX_HEALTH_VERSIONS = 4;
/** What a page cuts the words of an error to: characters, and the number of frames. */
export const ERROR_LIMITS = { message: 300, frame: 200, frames: 8, path: 500 };
/** The most errors of one remote that its team reads at once. */
export const MAX_ERRORS_OF_REMOTE = 200;
export type PlanState = (typeof PLAN_STATES)[number];
export type PlanDecision = (typeof PLAN_DECISIONS)[number];
