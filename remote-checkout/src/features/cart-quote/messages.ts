export const CHECKING = 'Checking prices and stock…';
export const CHECK_FAILED =
  "We couldn't check prices and stock just now. They are checked again when you place the order.";
export const CHECK_AGAIN = 'Check again';
export const tooManyPieces = (most: number) =>
  `One order may have ${most} pieces in all. Lower a quantity or remove something to go on.`;
