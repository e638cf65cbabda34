export const add = 'Add supplier';
export const editOne = (name: string) => `Edit ${name}`;
export const name = 'Name';
export const phone = 'Phone';
export const needsName = "Enter the supplier's name.";
