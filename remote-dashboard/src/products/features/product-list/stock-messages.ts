export const messages = {
  edit: (title: string, stock: number) => `Change stock of ${title}, now ${stock}`,
  field: (title: string) => `Stock of ${title}`,
  save: 'Save',
  cancel: 'Cancel',
  wrong: 'Enter whole pieces, 0 or more.',
  saved: (title: string, stock: number) => `${title}: ${stock} in stock.`,
  failed: 'Failed to update product',
  now: (pieces: number) => `Now ${pieces} in stock.`,
} as const;
