export const printInvoice = 'Print invoice';
