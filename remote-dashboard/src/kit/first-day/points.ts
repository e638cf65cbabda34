import {
  CHECKLIST_POINTS,
  OPTIONAL_POINTS,
  type ChecklistPoint,
  type ChecklistResponse,
} from '@pasal/shared/contracts';

type Points = ChecklistResponse['points'];

const optional: readonly ChecklistPoint[] = OPTIONAL_POINTS;
export const isOptional = (point: ChecklistPoint) => optional.includes(point);

/** Counts what the shop still needs before it can sell. */
export const countLeft = (points: Points) =>
  points.filter(({ point, done }) => !done && !isOptional(point)).length;

const placeOf = (point: ChecklistPoint) => CHECKLIST_POINTS.indexOf(point);

/** The addresses where the points are done; null where no page does it. */
export type Places = Readonly<Record<ChecklistPoint, string | null>>;

/**
 * Finds what to do after the points of a page: the next open one that another page does, from the first again after
 * the last.
 */
export function nextAfter(at: string, points: Points, places: Places): ChecklistPoint | undefined {
  const here = CHECKLIST_POINTS.findLastIndex((point) => places[point] === at);
  const open = points.filter(
    ({ point, done }) => !done && places[point] !== null && places[point] !== at,
  );
  const later = open.find(({ point }) => placeOf(point) > here);
  return (later ?? open[0])?.point;
}
