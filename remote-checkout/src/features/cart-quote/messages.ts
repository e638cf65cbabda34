export const checking = 'Checking prices and stock…';
export const checkFailed =
  "We couldn't check prices and stock just now. We'll check them again when you place the order.";
export const checkAgain = 'Check again';
export const changed = (count: number) =>
  count === 1 ? '1 thing changed' : `${count} things changed`;
export const acceptAll = 'Accept all';
export const tooManyPieces = (most: number) =>
  `You can order up to ${most} items at a time. Lower a quantity or remove something to continue.`;
