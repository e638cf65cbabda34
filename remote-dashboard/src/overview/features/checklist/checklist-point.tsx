import type { ReactNode } from 'react';
import type { ChecklistPoint } from '@pasal/shared/contracts';
import { Icon, VisuallyHidden, icons } from '@pasal/shared/ui';
import { points as names } from '../../../kit/first-day/messages';
import { isOptional } from '../../../kit/first-day/points';
import { checklistPlaces } from '../../../paths';
import * as s from './checklist.styles';
import * as messages from './messages';

function Name({ point }: { point: ChecklistPoint }) {
  const place = checklistPlaces[point];
  const name = names[point];
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
        {!done && isOptional(point) && <s.Optional> · {messages.optional}</s.Optional>}
        {!done && <p>{text}</p>}
        {!done && technician && <Technician {...technician} />}
      </div>
      {!done && action}
    </s.Point>
  );
}
