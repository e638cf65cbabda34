import { writeDigits } from '@pasal/shared/domain';

export const back = 'Customers';
export const untitled = 'Customer';
export const failed = 'Failed to load this customer.';
export const gone = 'This is no phone number.';
export const noName = 'Nobody has ordered with this number yet';
export const figures = 'In short';
export const orders = 'Orders';
export const delivered = 'Delivered';
export const open = 'Open';
export const cancelled = 'Cancelled';
export const refused = 'Refused parcels';
export const returned = 'Given back';
export const bought = 'Bought for';
export const since = 'First order';
export const owes = 'Still owes';
export const gets = 'Still gets';
export const balanceLead = 'Money that was short at the door, and money of what was given back.';
export const debts = 'Owed on:';

export const numbers = 'Numbers and emails';
export const numbersLead =
  'Join what belongs to the same person: their orders, refusals and notes count together.';
export const noneJoined = 'Nothing is joined to this number.';
export const thisNumber = 'this page';
export const joinedBy = (by: string) => `joined by ${by}`;
export const contact = 'Another number or email of theirs';
export const join = 'Join';
export const part = 'Part';
export const partTitle = (contact: string) => `Part ${contact}?`;
export const partText =
  'It is a customer of its own again, with its own orders. Notes stay with the number they were written on.';

export const notes = 'Notes';
export const notesLead = 'Only staff read them. They are kept with who wrote them and when.';
export const note = 'New note';
export const addNote = 'Add note';
export const noNotes = 'No notes yet.';

export const cameBack = 'Parcels that came back';
export const nothingBack = 'No parcel came back.';
export const parcel = (order: string, number: number) =>
  number === 1 ? order : `${order}, parcel ${writeDigits(number)}`;
export const notTaken = 'Refused';
export const givenBack = 'Given back';
export const ownFault = 'Not their doing';

export const placed = 'Placed';
export const status = 'Status';
export const stage = 'Stage';
export const total = 'Total';
export const order = 'Order';
export const ordersFailed = 'Failed to load the orders.';
export const noOrders = 'No orders';
export const older = 'Earlier orders';
export const newest = 'Back to the latest';
