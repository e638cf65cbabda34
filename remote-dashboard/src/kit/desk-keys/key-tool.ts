import * as messages from './messages';
import type { KeyBindings } from './use-desk-keys';

/** A key's action on the view, selection or dialogs. */
export interface KeyTool {
  /** The key's physical position, such as `KeyC`. */
  code: string;
  /** The key's label. */
  shown: string;
  label: string;
  /** Shown as a button next to the title; others have their own place on the page. */
  isButton?: boolean;
  run: () => void;
}

export const tool = (
  code: string,
  shown: string,
  label: string,
  run: () => void,
  isButton = false,
): KeyTool => ({ code, shown, label, run, isButton });

/** Moves between rows; arrow keys do the same. */
export const moveTools = ({ step }: { step: (by: number) => void }): KeyTool[] => [
  tool('KeyJ', 'J ↓', messages.down, () => step(1)),
  tool('KeyK', 'K ↑', messages.up, () => step(-1)),
];

/** Only listed as a shortcut: a field handles it itself. */
export const LEAVE_FIELD = tool('Escape', 'Esc', messages.leaveField, () => undefined);

export function bindingsOf(tools: readonly Pick<KeyTool, 'code' | 'run'>[]): KeyBindings {
  const runs = new Map(tools.map(({ code, run }) => [code, run]));
  const [down, up] = [runs.get('KeyJ'), runs.get('KeyK')];
  return {
    ...(down && { ArrowDown: down }),
    ...(up && { ArrowUp: up }),
    ...Object.fromEntries(runs),
  };
}

/** One digit key for each page of an area, in order. */
export const pageTools = (
  pages: readonly { to: string; label: string }[],
  navigate: (to: string) => unknown,
): KeyTool[] =>
  pages.map(({ to, label }, at) =>
    tool(`Digit${at + 1}`, String(at + 1), label, () => void navigate(to)),
  );

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** On a phone the filters are behind a button, which is pressed first. */
export function openFilters(): void {
  find('[data-filters] button[aria-expanded="false"]')?.click();
  find('[data-filters] :is(select, input):enabled')?.focus();
}
