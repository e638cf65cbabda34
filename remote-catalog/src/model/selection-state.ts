/** What a link to a brand hands to the category page: the label chosen in the sidebar (decision 2). */
export interface SelectionState {
  selection: string;
}

/** The label in a history entry's state; anything else that may stand there is ignored. */
export function selectionOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('selection' in state)) return null;
  return typeof state.selection === 'string' ? state.selection : null;
}
