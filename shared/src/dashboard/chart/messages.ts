export const kinds = { line: 'Line chart', bar: 'Bar chart' } as const;
export const asTable = 'Show as a table';
