import { useId } from 'react';
import type { ChecklistPoint } from '@pasal/shared/contracts';
import { Refusal, useAction } from '@pasal/shared/dashboard';
import { Button, Icon, VisuallyHidden, icons } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { useAddReferenceMutation } from '../../../places/places-api';
import { useChecklistQuery } from '../../../site/site-api';
import * as s from './checklist.styles';
import * as messages from './messages';

/** Where each point is done; a backup is made on the server alone. */
const PLACES: Record<ChecklistPoint, string | null> = {
  identity: patterns.siteSettings,
  contacts: patterns.siteSettings,
  places: patterns.places,
  product: patterns.productManagement,
  mail: patterns.siteSettings,
  backup: null,
};

function Name({ point }: { point: ChecklistPoint }) {
  const place = PLACES[point];
  const { name } = messages.points[point];
  return place === null ? <b>{name}</b> : <s.PointLink to={place}>{name}</s.PointLink>;
}

/** The points that the shop still needs before it can sell; nothing once it is ready, and in a demo. */
export function Checklist() {
  const heading = useId();
  const { data } = useChecklistQuery(undefined, { refetchOnMountOrArgChange: true });
  const [addReference, adding] = useAddReferenceMutation();
  const action = useAction();
  if (data === undefined || data.ready) return null;
  const left = data.points.filter(({ done }) => !done).length;
  return (
    <s.Box aria-labelledby={heading}>
      <s.Head>
        <h2 id={heading}>{messages.title}</h2>
        <p>{messages.left(left)}</p>
      </s.Head>
      <Refusal text={action.refusal} />
      <s.Points>
        {data.points.map(({ point, done }) => (
          <s.Point key={point}>
            {done ? <Icon shape={icons.check} size={24} /> : <s.Open />}
            <div>
              <Name point={point} />
              <VisuallyHidden>: {done ? messages.done : messages.toDo}</VisuallyHidden>
              {!done && <p>{messages.points[point].text}</p>}
            </div>
            {point === 'places' && !done && (
              <Button
                variant="secondary"
                title={messages.addPlacesText}
                busy={adding.isLoading}
                onClick={() => void action.run(addReference())}
              >
                {messages.addPlaces}
              </Button>
            )}
          </s.Point>
        ))}
      </s.Points>
    </s.Box>
  );
}
