import type { ListHeading } from '@pasal/shared/contracts';
import type { Encoding } from './decode-text';

export const howRead = 'How the file was read';
export const hiddenSheet = (name: string) => `${name} (hidden)`;
export const sheetRead = (sheet: string, passed: readonly string[]) =>
  `The sheet “${sheet}” is read. Passed over: ${passed.join(', ')}.`;
export const encodingRead: Record<Exclude<Encoding, 'utf-8'>, string> = {
  'utf-16le': 'The letters of this file are written as UTF-16.',
  'utf-16be': 'The letters of this file are written as UTF-16.',
  'windows-1252':
    'This file is not in UTF-8. It is read as Windows-1252: check letters such as é and –.',
};
export const pageRead = 'This file is a web page. The largest table of it is read.';
export const unreadableText =
  'The letters of this file could not be read. Save it again as CSV UTF-8 or as .xlsx.';
export const tooLarge = 'The file is too large. Split it.';
export const unreadable =
  'The file could not be read as a table. It may be damaged or have a password: save it again as .xlsx or CSV.';

export const asksTitle = 'Which column is meant?';
export const asksLead =
  'Several columns of this file could be meant. What you choose is remembered for this courier.';
export const askColumn: Record<ListHeading, string> = {
  parcel: 'Number of the parcel',
  state: 'Status',
  reason: 'Reason',
  remarks: 'Remarks',
  cash: 'Cash that was collected',
  charge: 'What the courier keeps',
  net: 'What was paid after charges',
};
export const choose = 'Choose';
export const allTogether = 'All of them together';
export const back = 'Back';
export const remember = 'Remember and read again';
export const chooseEach = 'Choose each of them first.';

export const statesTitle = 'What do these words mean?';
export const statesLead =
  'The shop does not know these words for a status. What you choose is remembered for this courier; leave what you are not sure of.';
export const notSure = 'Not sure';
