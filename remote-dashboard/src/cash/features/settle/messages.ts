import type { SettlementState } from '@pasal/shared/contracts';

export const late = 'Late';
export const title = (name: string) => `Money of ${name}`;
export const untitled = 'Money of a courier';
export const lead = 'What is owed, parcel by parcel, and what was handed in.';
export const failed = 'Failed to load what is owed.';
export const owed = 'Owed';
export const owedNow = (rupees: string) => `${rupees} are owed now.`;
export const nothing = 'Nothing is owed.';
export const howTo =
  "Tick what was handed in, or read the courier's list (CSV or Excel). Nothing is booked before you have seen it.";
export const tick = (ref: string) => `Settle ${ref}`;
export const tickAll = 'Tick all';
export const tickRow = 'Tick the row, or not';
export const tickAllOrNone = 'Tick all, or none';
export const ticked = (ref: string) => `${ref} is ticked.`;
export const scanHint =
  "The label's code, the courier's number or the order's, then Enter ticks it.";
export const notOwed = 'None of these parcels has this code, or the order has several of them.';
export const typeCash = 'Type the cash of the row';
export const writeOffRow = 'Write off the row';
export const settlements = 'To the settlements';
export const leave = 'Leave a field; hide scans that did nothing; untick all';
export const bookIt = 'Book it';
export const unbookedFile = 'Rows that are not booked, as a file';
export const leaveBooking = 'Leave a field; back without booking';
export const cash = 'Cash (Rs.)';
export const charge = 'Charge (Rs.)';
export const cashOf = (ref: string) => `Cash of ${ref}`;
export const chargeOf = (ref: string) => `Charge of ${ref}`;
export const shopOwes = (rupees: string) => `The shop owes ${rupees}.`;
export const wasBooking = 'What is ticked was being booked. Go back, then scan it again.';
export const wrongMoney = 'Enter rupees in each ticked row, such as 1500 or 1500.50.';
export const check = 'Check what is ticked';
export const readFile = "Read the courier's list";
export const tickFirst = 'Tick at least one parcel.';
export const writeOff = (ref: string) => `Write off ${ref}`;
export const writeOffTitle = 'Write off';
export const writeOffLead = (rupees: string) =>
  `${rupees} are owed. What is written off is owed no more, and stands in the cash book.`;
export const amount = 'Amount (Rs.)';
export const reason = 'Reason';
export const needsReason = 'Write down the reason.';
export const checked = 'What would be booked';
export const states: Record<SettlementState, string> = {
  fits: 'Fits',
  differs: 'Differs',
  nothing_owed: 'Nothing owed',
  twice: 'Named before',
  unknown: 'Unknown',
  unreadable: 'Cannot be read',
};
export const stateHints: Partial<Record<SettlementState, string>> = {
  differs: 'It is booked as the row says; what is left stays owed.',
  nothing_owed: 'Not booked: it was not delivered, or was handed in before.',
  twice: 'Not booked: another row has this parcel.',
  unknown: 'Not booked: this courier has no such parcel.',
  unreadable: 'Not booked: the number or a sum is missing or no number.',
};
export const expected = (rupees: string) => `${rupees} in our book`;
export const expectedCharge = (rupees: string) => `${rupees} expected`;
export const line = (number: string) => `Line ${number}`;
export const parcel = 'Parcel';
export const state = 'Result';
export const missing = 'Owed, but not in these rows';
export const missingMore = (parcels: number) => `And ${parcels} more.`;
export const more = (parcels: number) =>
  `These are the oldest; ${parcels} more follow once they are settled. A courier's list may name any of them.`;
export const received = 'Must have come';
export const charges = 'Kept by the courier';
export const left = 'Still owed after it';
export const day = 'Day it came';
export const reference = 'Reference';
export const referenceHint = "Such as the number of the courier's payment";
export const book = (rupees: string) => `Book ${rupees}`;
export const back = 'Back without booking';
export const needsDay = 'Choose the day.';
export const lineNumber = 'Line';
export const unbooked = (rows: number) =>
  rows === 1 ? '1 row not booked, as a file' : `${rows} rows not booked, as a file`;
export const overpaid = 'The shop owes the courier of these';
export const even = (ref: string) => `Even out ${ref}`;
export const evenTitle = 'Even out';
export const evenLead = (rupees: string) =>
  `The shop owes the courier ${rupees}: money was handed in that is not the shop's. Even it out once the courier has it back, or keeps it of a payment.`;
/** Differences of a row, as prominent as its result. */
export const otherCash = (owed: string) => `Cash: ${owed} in our book`;
export const noCharge = (expected: string) => `No charge: ${expected} expected`;
export const otherCharge = (expected: string) => `Charge: ${expected} expected`;
export const otherNet = (listed: string, due: string) => `Paid ${listed}, not ${due}`;
export const whyMore = 'Why more comes than is owed';
export const whyMoreHint = 'The shop owes the courier of it then. It stands in the cash book.';
