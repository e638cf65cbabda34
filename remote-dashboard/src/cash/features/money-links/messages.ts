export const label = 'Pages of money';
export const owed = 'Who owes';
export const book = 'Cash book';
export const way = 'On the way';
