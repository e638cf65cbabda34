import { mayAdministrate } from '@pasal/shared/domain';
import { useLocation } from '@pasal/shared/routing';
import { selectUser, useShopSelector } from '@pasal/shared/shell';
import { useChecklistQuery } from '../../kit/first-day/checklist-api';
import * as messages from '../../kit/first-day/messages';
import { countLeft, nextAfter } from '../../kit/first-day/points';
import { checklistPlaces } from '../../paths';
import * as s from './next-point.styles';

function Next({ at }: { at: string }) {
  const { data } = useChecklistQuery();
  if (data === undefined || data.ready) return null;
  const point = nextAfter(at, data.points, checklistPlaces);
  const to = point && checklistPlaces[point];
  if (!point || !to) return null;
  return (
    <s.Line aria-label={messages.title}>
      <span>
        {messages.title}: {messages.left(countLeft(data.points))}
      </span>
      <s.Next to={to}>{messages.next(messages.points[point])}</s.Next>
    </s.Line>
  );
}

/**
 * On the pages of the first-day checklist: the number of remaining points and a link to the next one, without
 * returning to the overview. Nothing once the shop can sell.
 */
export function NextPoint() {
  const { pathname } = useLocation();
  const user = useShopSelector(selectUser);
  const isPlace = Object.values(checklistPlaces).includes(pathname);
  return user && mayAdministrate(user) && isPlace ? <Next at={pathname} /> : null;
}
