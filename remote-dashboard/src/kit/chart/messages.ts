export const line = 'Line chart';
export const bars = 'Bar chart';
export const asTable = 'Show as a table';
