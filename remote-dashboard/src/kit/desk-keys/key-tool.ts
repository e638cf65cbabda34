import * as messages from './messages';
import type { KeyBindings } from './use-desk-keys';

/** Something that a key does: it changes what is seen, selected or open. */
export interface KeyTool {
  /** The key's place on the keyboard, such as `KeyC`. */
  code: string;
  /** The key as it is shown. */
  shown: string;
  label: string;
  /** Drawn as a button beside the title; all others have their place in the page. */
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

/** From row to row; arrows do the same. */
export const moveTools = ({ step }: { step: (by: number) => void }): KeyTool[] => [
  tool('KeyJ', 'J ↓', messages.down, () => step(1)),
  tool('KeyK', 'K ↑', messages.up, () => step(-1)),
];

/** Is in the list of keys only: a field that is left hears of it itself. */
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

/** One key for each page of an area, by the digits in their order. */
export const pageTools = (
  pages: readonly { to: string; label: string }[],
  navigate: (to: string) => unknown,
): KeyTool[] =>
  pages.map(({ to, label }, at) =>
    tool(`Digit${at + 1}`, String(at + 1), label, () => void navigate(to)),
  );

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The filters are behind a button on a phone, which is then pressed first. */
export function openFilters(): void {
  find('[data-filters] button[aria-expanded="false"]')?.click();
  find('[data-filters] :is(select, input):enabled')?.focus();
}
