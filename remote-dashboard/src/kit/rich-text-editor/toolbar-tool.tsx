import type { ReactNode, Ref } from 'react';
import * as s from './rich-text-editor.styles';
import { ToolbarIcon, type ToolbarIconName } from './toolbar-icons';

interface ToolProps {
  ref?: Ref<HTMLButtonElement>;
  icon: ToolbarIconName;
  label: string;
  pressed?: boolean;
  opens?: boolean;
  disabled?: boolean;
  children?: ReactNode;
  onPress: () => void;
}

/** A press by mouse leaves the caret where it is. */
export function Tool({ icon, label, pressed, opens, disabled, children, onPress, ref }: ToolProps) {
  return (
    <s.Tool
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={opens === undefined ? pressed : undefined}
      aria-haspopup={opens === undefined ? undefined : 'dialog'}
      aria-expanded={opens}
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      <ToolbarIcon name={icon} />
      {children}
    </s.Tool>
  );
}
