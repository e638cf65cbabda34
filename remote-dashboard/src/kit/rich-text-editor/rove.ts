import type { KeyboardEvent } from 'react';

export const toolsOf = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLElement>('button, select')].filter(
    (tool) => tool.closest('[role=dialog]') === null,
  );

/** Roving tabindex: the last used tool is in the tab order, initially the first. */
export function rove(tools: readonly HTMLElement[], to: number): void {
  for (const [index, tool] of tools.entries()) tool.tabIndex = index === to ? 0 : -1;
}

/** The control that an arrow key moves to; only one of them is in the tab order. */
export function moveAmong(event: KeyboardEvent<HTMLDivElement>): void {
  const isTool = (event.target as HTMLElement).closest('[role=dialog]') === null;
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
  if (!isTool || step === undefined) return;
  event.preventDefault();
  const tools = toolsOf(event.currentTarget);
  const at = tools.indexOf(event.target as HTMLElement);
  const to = Math.max(0, Math.min(tools.length - 1, at + step));
  rove(tools, to);
  tools[to]?.focus();
}
