import type { ReactNode } from 'react';
import { OPTIONAL_POINTS, type ChecklistPoint } from '@pasal/shared/contracts';
import { Icon, VisuallyHidden, icons } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as s from './checklist.styles';
import * as messages from './messages';

/** Where each point is done; a backup is made on the server alone. */
const PLACES: Record<ChecklistPoint, string | null> = {
  contacts: patterns.siteSettings,
  identity: patterns.siteSettings,
  places: patterns.places,
  delivery: patterns.siteSettings,
  catalogue: patterns.categories,
  product: patterns.addNewProduct,
  mail: patterns.siteSettings,
  backup: null,
};

const optional: readonly ChecklistPoint[] = OPTIONAL_POINTS;

function Name({ point }: { point: ChecklistPoint }) {
  const place = PLACES[point];
  const { name } = messages.points[point];
  return place === null ? <b>{name}</b> : <s.PointLink to={place}>{name}</s.PointLink>;
}

/** Commands and variables, which an owner hands on. */
function Technician({ text, commands }: { text: string; commands: readonly string[] }) {
  return (
    <s.Technician>
      <summary>{messages.technician}</summary>
      <p>{text}</p>
      <ul>
        {commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ul>
    </s.Technician>
  );
}

interface ChecklistPointProps {
  point: ChecklistPoint;
  done: boolean;
  /** What does the point here and now. */
  action?: ReactNode;
}

/** One point: ticked by what the shop has, and else with what there is to do and where. */
export function PointLine({ point, done, action }: ChecklistPointProps) {
  const { text, technician } = messages.points[point];
  return (
    <s.Point>
      {done ? <Icon shape={icons.check} size={24} /> : <s.Open />}
      <div>
        <Name point={point} />
        <VisuallyHidden>: {done ? messages.done : messages.toDo}</VisuallyHidden>
        {!done && optional.includes(point) && <s.Optional> · {messages.optional}</s.Optional>}
        {!done && <p>{text}</p>}
        {!done && technician && <Technician {...technician} />}
      </div>
      {!done && action}
    </s.Point>
  );
}
