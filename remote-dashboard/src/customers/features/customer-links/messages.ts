export const label = 'Pages of customers';
export const customers = 'Customers';
export const rules = 'Rules of cash on delivery';
