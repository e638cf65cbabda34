export const title = 'Suppliers';
export const add = 'Add supplier';
export const editOne = (name: string) => `Edit ${name}`;
export const remove = (name: string) => `Delete ${name}`;
export const removeText = 'A supplier you have bought from stays.';
export const failed = 'Failed to load the suppliers.';
export const empty = 'No suppliers yet';
export const emptyText = 'Add the first one to enter what you buy.';
