import { useId, type ReactNode } from 'react';
import type { ChecklistPoint } from '@pasal/shared/contracts';
import { Refusal, useAction } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import { useTakeReadySetMutation } from '../../../categories/categories-api';
import { useChecklistQuery } from '../../../kit/first-day/checklist-api';
import { left, title } from '../../../kit/first-day/messages';
import { countLeft } from '../../../kit/first-day/points';
import { useAddReferenceMutation } from '../../../places/places-api';
import { PointLine } from './checklist-point';
import * as s from './checklist.styles';
import * as messages from './messages';

/** Points completed by a single button. */
function useActions(run: ReturnType<typeof useAction>['run']) {
  const [addReference, adding] = useAddReferenceMutation();
  const [takeReadySet, taking] = useTakeReadySetMutation();
  return {
    places: (
      <Button
        variant="secondary"
        title={messages.addPlacesText}
        busy={adding.isLoading}
        onClick={() => void run(addReference())}
      >
        {messages.addPlaces}
      </Button>
    ),
    catalogue: (
      <Button
        variant="secondary"
        busy={taking.isLoading}
        onClick={() => void run(takeReadySet({ body: {} }))}
      >
        {messages.addReadySet}
      </Button>
    ),
  };
}

/** The open points that block selling; nothing once the shop is ready, and in a demo. */
export function Checklist() {
  const heading = useId();
  const { data } = useChecklistQuery(undefined, { refetchOnMountOrArgChange: true });
  const action = useAction();
  const actions: Partial<Record<ChecklistPoint, ReactNode>> = useActions(action.run);
  if (data === undefined || data.ready) return null;
  return (
    <s.Box aria-labelledby={heading}>
      <s.Head>
        <h2 id={heading}>{title}</h2>
        <p>{left(countLeft(data.points))}</p>
      </s.Head>
      <Refusal text={action.refusal} />
      <s.Points>
        {data.points.map(({ point, done }) => (
          <PointLine key={point} point={point} done={done} action={actions[point]} />
        ))}
      </s.Points>
    </s.Box>
  );
}
