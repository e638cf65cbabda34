import {
  CHECKLIST_POINTS,
  OPTIONAL_POINTS,
  type ChecklistPoint,
  type ChecklistResponse,
} from '@pasal/shared/contracts';

type Points = ChecklistResponse['points'];

const optional: readonly ChecklistPoint[] = OPTIONAL_POINTS;
export const isOptional = (point: ChecklistPoint) => optional.includes(point);

/** Counts the open points that block selling. */
export const countLeft = (points: Points) =>
  points.filter(({ point, done }) => !done && !isOptional(point)).length;

const placeOf = (point: ChecklistPoint) => CHECKLIST_POINTS.indexOf(point);

/** The page of each point; null if none. */
export type Places = Readonly<Record<ChecklistPoint, string | null>>;

/** Finds the next step after a page's points: the next open point on another page, wrapping around after the last. */
export function nextAfter(at: string, points: Points, places: Places): ChecklistPoint | undefined {
  const here = CHECKLIST_POINTS.findLastIndex((point) => places[point] === at);
  const open = points.filter(
    ({ point, done }) => !done && places[point] !== null && places[point] !== at,
  );
  const later = open.find(({ point }) => placeOf(point) > here);
  return (later ?? open[0])?.point;
}
