/**
 * "Number inputs accept only digits, a dot and a minus sign plus Backspace, Delete, Tab, Enter and
 * arrow keys" (spec §5). Shortcuts, Escape and function keys are no input.
 */
const ACCEPTED = /^(?:[\d.-]|Backspace|Delete|Tab|Enter|Arrow(?:Left|Right|Up|Down)|Escape|F\d+)$/;

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  preventDefault: () => void;
}

/** For `onKeyDown` of a number's field: what is no part of a number is not typed. */
export function refuseOtherKeys(event: PressedKey): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (!isShortcut && !ACCEPTED.test(event.key)) event.preventDefault();
}

/** For `onWheel`: the wheel would change the number unseen (spec §5 "lose focus on mouse wheel"). */
export function leaveOnWheel({ currentTarget }: { currentTarget: { blur: () => void } }): void {
  currentTarget.blur();
}
