import { useState, type KeyboardEvent } from 'react';
import { foldName, matchingNames } from '@pasal/shared/domain';

export interface ComboboxOption<Value> {
  value: Value;
  label: string;
  /** An alternative name for matching. */
  also?: string | undefined;
}

interface Choice<Value> {
  options: readonly ComboboxOption<Value>[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** The state that keys act on. */
interface Box<Value> {
  open: boolean;
  matches: readonly ComboboxOption<Value>[];
  active: number;
  /** The highlighted match. */
  marked: ComboboxOption<Value> | undefined;
  chosen: ComboboxOption<Value> | undefined;
  setActive: (active: number) => void;
  show: () => void;
  close: () => void;
  choose: (option: ComboboxOption<Value> | null) => void;
}

/** Returns a key's action in a combobox; undefined for keys that edit the text. */
function keyAction<Value>(box: Box<Value>, { key, altKey }: KeyboardEvent) {
  const { open, matches, active, marked, setActive, show, close, choose, chosen } = box;
  const move = (step: 1 | -1) => {
    if (!open) show();
    else if (matches.length > 0) {
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + matches.length) % matches.length);
    }
  };
  const actions: Record<string, (() => unknown) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => (altKey ? close() : move(-1)),
    PageDown: open ? () => setActive(Math.min(active + 8, matches.length - 1)) : undefined,
    PageUp: open ? () => setActive(Math.max(active - 8, 0)) : undefined,
    // Never submits the form while the list is open.
    Enter: open ? () => (marked ? choose(marked) : matches.length > 0 && close()) : undefined,
    Escape: open ? () => choose(chosen ?? null) : undefined,
  };
  return actions[key];
}

/** Holds a combobox's text, its options, and its reactions to keys and presses. */
export function useCombobox<Value>({ options, value, onChoose }: Choice<Value>) {
  // The typed text; null while the box shows the selection.
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const matches = text === null ? [...options] : matchingNames(options, text);
  const marked = open ? matches[active] : undefined;

  const show = (at = matches.findIndex((option) => option.value === value)) => {
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption<Value> | null) => {
    setText(null);
    close();
    if ((option?.value ?? null) !== value) onChoose(option?.value ?? null);
  };

  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    // Highlights the first match for Enter and Tab.
    setActive(typed.trim() === '' ? -1 : 0);
    // A complete name selects its option, even if autofilled without a key or press.
    const spelt = options.find(({ label, also = label }) =>
      [label, also].some((name) => foldName(name) === foldName(typed)),
    );
    if (spelt && spelt.value !== value) onChoose(spelt.value);
  };

  /** The box is left; Tab has already taken the highlighted match. */
  const leave = () => {
    const [only, other] = matches;
    if (text === null) close();
    else if (text.trim() === '') choose(null);
    else if (only && !other) choose(only);
    else if (chosen) choose(chosen);
    // Many matches or none, and no previous selection: the text stays for completion.
    else close();
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Tab takes the highlighted match and moves to the next field.
    if (event.key === 'Tab' && text !== null && marked) choose(marked);
    const box = { open, matches, active, marked, chosen, setActive, show, close, choose };
    const action = keyAction(box, event);
    if (!action) return;
    event.preventDefault();
    // A surrounding dialog stays open.
    event.stopPropagation();
    action();
  };

  return {
    shown: text ?? chosen?.label ?? '',
    open,
    matches,
    active,
    show,
    close,
    choose,
    type,
    leave,
    press,
  };
}
