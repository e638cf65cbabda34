export const messages = {
  bar: 'Selected products',
  none: 'Select products to change their status together.',
  selected: (count: number) => (count === 1 ? '1 product selected' : `${count} products selected`),
  all: 'Select all on this page',
  to: 'Set status to',
  apply: 'Apply',
  clear: 'Clear selection',
  failed: 'Failed to update the products',
  problems: 'These products stayed as they are',
  close: 'Close',
} as const;
