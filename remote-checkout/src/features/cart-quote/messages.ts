export const checking = 'Checking prices and stock…';
export const checkFailed =
  "We couldn't check prices and stock just now. They are checked again when you place the order.";
export const checkAgain = 'Check again';
export const tooManyPieces = (most: number) =>
  `One order may have ${most} pieces in all. Lower a quantity or remove something to go on.`;
