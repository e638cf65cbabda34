export const title = 'Enter a purchase';
export const correctTitle = 'Correct a purchase';
export const correctLead = (bill: string) =>
  `Bill ${bill} is reversed and this one takes its place, in one step.`;
export const billSection = 'Bill';
export const goodsSection = 'Goods';
export const supplier = 'Supplier';
export const suppliers = 'Suppliers';
export const newSupplier = 'New supplier';
export const billNumber = 'Bill number';
export const day = 'Day of the bill';
export const remarks = 'Remarks';
export const noLines = 'Find the goods above: each press adds a line.';
export const quantityOf = (name: string) => `Pieces of ${name}`;
export const costOf = (name: string) => `Cost of one ${name}`;
export const quantity = 'Pieces';
export const cost = 'Cost of one';
export const remove = (name: string) => `Remove ${name}`;
export const total = 'Total';
export const save = 'Save purchase';
export const needsSupplier = 'Choose a supplier.';
export const needsBill = 'Enter the number of the bill.';
export const needsDay = 'Choose the day of the bill.';
export const needsLines = 'Add at least one line.';
export const wrongLine = (name: string) =>
  `${name}: enter whole pieces from 1, and a cost in rupees, 0 or more.`;
export const loading = 'Loading the purchase…';
export const failed = 'Failed to load the purchase.';
export const gone = "This purchase can't be corrected: it was reversed, or it doesn't exist.";
