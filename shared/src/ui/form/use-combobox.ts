import { useState, type KeyboardEvent } from 'react';
import { foldName, matchingNames } from '@pasal/shared/domain';

export interface ComboboxOption<Value> {
  value: Value;
  label: string;
  /** Another name that it is found by. */
  also?: string | undefined;
}

interface Choice<Value> {
  options: readonly ComboboxOption<Value>[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** The state that keys work on. */
interface Box<Value> {
  open: boolean;
  matches: readonly ComboboxOption<Value>[];
  active: number;
  /** The match that stands ready. */
  marked: ComboboxOption<Value> | undefined;
  chosen: ComboboxOption<Value> | undefined;
  setActive: (active: number) => void;
  show: () => void;
  close: () => void;
  choose: (option: ComboboxOption<Value> | null) => void;
}

/** Returns the action of a key in a combobox; undefined for a key that edits the text. */
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
    // Never the form's own Enter while the list is open.
    Enter: open ? () => (marked ? choose(marked) : matches.length > 0 && close()) : undefined,
    Escape: open ? () => choose(chosen ?? null) : undefined,
  };
  return actions[key];
}

/** Holds a combobox's text, the options it offers, and its reactions to keys and presses. */
export function useCombobox<Value>({ options, value, onChoose }: Choice<Value>) {
  // The text as it is typed; null while the box shows the choice.
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
    // The first match stands ready for Enter and Tab.
    setActive(typed.trim() === '' ? -1 : 0);
    // A name spelt out is the choice: also when the browser filled it in, without a key or press.
    const spelt = options.find(({ label, also = label }) =>
      [label, also].some((name) => foldName(name) === foldName(typed)),
    );
    if (spelt && spelt.value !== value) onChoose(spelt.value);
  };

  /** The box is left; Tab has taken what stood ready before. */
  const leave = () => {
    const [only, other] = matches;
    if (text === null) close();
    else if (text.trim() === '') choose(null);
    else if (only && !other) choose(only);
    else if (chosen) choose(chosen);
    // It may be many or none, and nothing was chosen before: the text stays, to be completed.
    else close();
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Tab goes on to the next field, with the match that stands ready.
    if (event.key === 'Tab' && text !== null && marked) choose(marked);
    const box = { open, matches, active, marked, chosen, setActive, show, close, choose };
    const action = keyAction(box, event);
    if (!action) return;
    event.preventDefault();
    // A dialog around it stays open.
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
