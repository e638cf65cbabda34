import { Button } from '@pasal/shared/ui';
import { StayedList } from './stayed-parcels.styles';
import * as messages from './messages';
import type { Stayed } from './use-scans';

interface StayedParcelsProps {
  title: string;
  stayed: readonly Stayed[];
  onHide: () => void;
}

/** What stayed as it was, each with why, until it is closed. */
export function StayedParcels({ title, stayed, onHide }: StayedParcelsProps) {
  if (stayed.length === 0) return null;
  return (
    <StayedList role="alert">
      <p>{title}</p>
      <ul>
        {stayed.map(({ name, problem }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same label may be scanned twice
          <li key={`${at} ${name}`}>
            <b>{name}</b>: {problem}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onHide}>
        {messages.hide}
      </Button>
    </StayedList>
  );
}
