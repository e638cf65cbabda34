export const notRupees = 'Enter rupees, such as 1500 or 1500.50.';
export const notAbove = 'Enter an amount of rupees above 0, such as 1500 or 1500.50.';
