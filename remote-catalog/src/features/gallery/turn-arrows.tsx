import { Icon, IconButton, icons } from '@pasal/shared/ui';
import * as s from './gallery.styles';
import * as messages from './messages';

/** Previous and next, over the picture's edges. */
export function TurnArrows({ onTurn }: { onTurn: (step: 1 | -1) => void }) {
  return (
    <>
      <s.Arrow $side="left">
        <IconButton label={messages.previous} onClick={() => onTurn(-1)}>
          <Icon shape={icons.chevronLeft} />
        </IconButton>
      </s.Arrow>
      <s.Arrow $side="right">
        <IconButton label={messages.next} onClick={() => onTurn(1)}>
          <Icon shape={icons.chevronRight} />
        </IconButton>
      </s.Arrow>
    </>
  );
}
