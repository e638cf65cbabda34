export const PRINT_INVOICE = 'Print invoice';
