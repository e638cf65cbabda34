export const title = 'Purchases';
export const lead =
  'What the shop bought. A purchase is never edited: correct it by entering the right bill, or reverse it.';
export const enter = 'Enter a purchase';
export const failed = 'Failed to load the purchases.';
export const empty = 'No purchases yet';
export const emptyText = 'Enter the first bill, and profit and costs follow from it.';
export const bill = 'Bill';
export const day = 'Day';
export const goods = 'Goods';
export const total = 'Total';
export const entered = 'Entered';
export const actions = 'Actions';
export const line = (pieces: string, name: string, cost: string) =>
  `${pieces} × ${name} at ${cost}`;
export const reversed = 'Reversed';
export const reversal = 'Reversal';
export const correct = 'Correct';
export const reverse = 'Reverse';
export const reverseTitle = (bill: string) => `Reverse bill ${bill}?`;
export const reverseText =
  'Its pieces leave the stock again, and costs are as if it had never been.';
export const why = 'Reason';
export const needsWhy = 'Write the reason.';
export const older = 'Older purchases';
export const newest = 'Newest purchases';
export const actionsFor = (bill: string) => `Actions for ${bill}`;
