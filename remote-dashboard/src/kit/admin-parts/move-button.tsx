import { Icon, IconButton, icons } from '@pasal/shared/ui';
import * as messages from './messages';

interface MoveButtonProps {
  id: string;
  /** The name of the thing it moves. */
  name: string;
  step: -1 | 1;
  /** Not `disabled`: the focus would be lost at the end of the list. */
  idle: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** Moves a thing one place up or down. */
export function MoveButton({ id, name, step, idle, onFocus, onPress }: MoveButtonProps) {
  return (
    <IconButton
      id={id}
      label={step < 0 ? messages.moveUp(name) : messages.moveDown(name)}
      aria-disabled={idle}
      onFocus={onFocus}
      onClick={onPress}
    >
      <Icon shape={step < 0 ? icons.chevronUp : icons.chevronDown} />
    </IconButton>
  );
}
